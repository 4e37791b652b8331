"""Draws strokes in MyPaint without its window and tells what each call took.

Takes a line for each stroke: hue, saturation and value, then x and y of every place in pixels. All
strokes are timed, and then drawn again for what a step takes in memory. Writes a line each for move,
touch-up, undo and redo with the milliseconds of every call, and one with the bytes of a step.
"""

import math
import os
import sys
import time

sys.path.insert(0, "/usr/lib/mypaint")

from lib import brush, command, document  # noqa: E402

RADIUS = float(sys.argv[1])
times = {"move": [], "touch-up": [], "undo": [], "redo": []}


def timed(name, call, *arguments):
    start = time.perf_counter()
    call(*arguments)
    times[name].append((time.perf_counter() - start) * 1000)


def resident_bytes():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")


def finish(stroke):
    stroke.stop_recording()
    board.do(stroke)


def move(stroke, x, y):
    stroke.stroke_to(1 / 60, x, y, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def draw(line):
    numbers = [float(number) for number in line.split()]
    tip.set_color_hsv(numbers[:3])
    stroke = command.Brushwork(
        board, layer_path=board.layer_stack.current_path, abrupt_start=True
    )
    places = list(zip(numbers[3::2], numbers[4::2]))
    move(stroke, *places[0])
    for place in places[1:]:
        timed("move", move, stroke, *place)
    timed("touch-up", finish, stroke)


tip = brush.BrushInfo()
tip.load_defaults()
tip.set_base_value("radius_logarithmic", math.log(RADIUS))
tip.set_base_value("hardness", 1.0)
tip.set_base_value("opaque", 1.0)
# What is further back than its own 40 steps would be thrown away at some touch-ups.
board = document.Document(tip, painting_only=True, max_undo_stack_size=1000000)

lines = sys.stdin.read().splitlines()
for line in lines:
    draw(line)
for _ in lines:
    timed("undo", board.undo)
    timed("redo", board.redo)
for name, values in times.items():
    print(name, *values)
before = resident_bytes()
for line in lines:
    draw(line)
print("bytes", (resident_bytes() - before) / len(lines))
