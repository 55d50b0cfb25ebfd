# Validates JSON files against a schema: validate.py SCHEMA FILE… prints each fault, exits 1 if any.
import json
import sys

from jsonschema import Draft202012Validator

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
Draft202012Validator.check_schema(schema)
faults = 0
for name in sys.argv[2:]:
    with open(name, encoding="utf-8") as file:
        for fault in Draft202012Validator(schema).iter_errors(json.load(file)):
            print(f"{name}: {fault.json_path}: {fault.message}")
            faults += 1
sys.exit(1 if faults else 0)
