"""What the preloaded shim is told, and what it tells."""
import os
import struct


def environment(shim, counter, function="none", call=0, manner="fail"):
    """That of a program in which this call of the function fails or stalls; the counter begins anew."""
    counter.write_bytes(bytes(8))
    return dict(os.environ, LUDOGRAPH_FAULT=f"{function} {call} {manner}", LUDOGRAPH_FAULT_COUNTER=str(counter),
                LD_PRELOAD=str(shim.resolve()))


def calls(counter):
    """How many there were up to now."""
    return struct.unpack("<Q", counter.read_bytes())[0]
