"""Home banner 1: the house's table. Baize, chips, gold coins, dice, warm light, shallow focus. Also og.webp's ground."""
from common import *
from garden import calm
from props import *


def felt(color=(0.010, 0.088, 0.046)):
    mat = material("felt", color, rough=0.95, sheen=0.35, specular=0.12)
    n = Nodes(mat)
    at = n.coord("Object")
    fibre = n.noise(at, 90, 4)
    patch = n.noise(at, 0.6, 2)
    n.link(n.ramp(n.math("ADD", n.math("MULTIPLY", fibre, 0.5), n.math("MULTIPLY", patch, 0.5)), [(0.3, tuple(c * 0.62 for c in color)), (0.7, tuple(c * 1.25 for c in color))]), n.bsdf.inputs["Base Color"])
    n.bump(fibre, 0.35, 0.02)
    return mat


def walnut():
    mat = material("walnut", (0.07, 0.028, 0.012), rough=0.28, coat=0.5)
    n = Nodes(mat)
    mapping = n.add("Mapping")
    mapping.inputs["Scale"].default_value = (0.25, 3.0, 3.0)
    n.link(n.coord("Object"), mapping.inputs[0])
    n.link(n.ramp(n.noise(mapping.outputs[0], 3.0, 6), [(0.35, (0.025, 0.010, 0.005)), (0.65, (0.11, 0.045, 0.018))]), n.bsdf.inputs["Base Color"])
    return mat


def bokeh(count, x, y, z, seed=2, colors=((1.0, 0.55, 0.18), (1.0, 0.72, 0.36), (0.25, 0.75, 0.42)), strength=1.5):
    rng = random.Random(seed)
    mats = [material("lamp", (0, 0, 0), emission=c, strength=strength * f, rough=1) for c in colors for f in (0.5, 1.0)]
    for _ in range(count):
        sphere((rng.uniform(*x), rng.uniform(*y), rng.uniform(*z)), rng.uniform(0.22, 0.62), rng.choice(mats), segments=16)


def room():
    world_hdri("lobby", 0.16, 2.2, backdrop=(0.002, 0.007, 0.005))
    mesh_object("table", [(-60, -20, 0), (60, -20, 0), (60, 9, 0), (-60, 9, 0)], [(0, 1, 2, 3)], [felt()])
    rail = walnut()
    grid("rail", lambda u, v: (-60 + 120 * u, 9 + 0.9 - 0.9 * cos(pi * v), 0.75 * sin(pi * v) - 0.05), 4, 24, rail)
    curve_tube("inlay", [(-60, 8.2, 0.01), (0, 8.2, 0.01), (60, 8.2, 0.01)], 0.035, gold(0.25))
    spot((3.5, -4, 11), (0.8, 0.6, 0.4), 5200, 34, 0.9, (1.0, 0.80, 0.55), 0.9)
    area((-5, 5, 6), (0.5, 0.5, 0.5), 3, 300, (1.0, 0.72, 0.42))
    area((6, 3, 2.0), (1, 0.5, 0.6), 2, 180, (1.0, 0.62, 0.30))
    bokeh(46, (-16, 26), (22, 46), (0.5, 12))


def spread():
    chips = {name: chip(name) for name in CHIP_COLORS}
    money = coin()
    r = 0.62
    # back row
    stack(chips["black"], 13, (2.55, 2.3, 0), 0.035, seed=1, scale=r)
    stack(chips["green"], 10, (0.95, 2.5, 0), 0.035, seed=2, scale=r)
    stack(chips["ivory"], 7, (-0.65, 2.2, 0), 0.035, seed=3, scale=r)
    stack(chips["amber"], 9, (4.15, 2.6, 0), 0.035, seed=9, scale=r)
    # middle row
    stack(money, 15, (1.75, 0.95, 0), 0.03, 0.17, seed=4, scale=0.58)
    stack(money, 8, (0.35, 0.9, 0), 0.03, 0.17, seed=5, scale=0.58)
    stack(chips["green"], 5, (3.2, 0.75, 0), 0.035, seed=6, scale=r)
    stack(money, 22, (3.75, 1.9, 0), 0.03, 0.17, seed=14, scale=0.58)
    # front: a chip leaning on the coins, coins lying about, dice
    copy(chips["green"], (0.72, -0.02, 0.60), (math.radians(72), 0, math.radians(-12)), r)
    copy(money, (2.25, -0.15, 0.565), (math.radians(80), 0, math.radians(-15)), 0.58)
    for x, y, k in ((-0.55, 0.15, 0), (-0.95, 0.85, 1), (1.55, -0.85, 2), (3.3, -0.75, 3), (0.05, -1.1, 4), (2.55, -1.25, 5), (-1.75, 1.6, 6)):
        copy(money, (x, y, 0.05), (0, 0, k), 0.58)
    copy(money, (3.05, -0.45, 0.14), (0.16, 0.10, 1), 0.58)
    copy(chips["black"], (-0.3, -0.35, 0.16), (0.12, -0.10, 1), r)
    copy(chips["ivory"], (4.1, -0.2, 0.075), (0, 0, 0.4), r)
    d = die(0.62)
    copy(d, (-1.45, -0.30, 0.31), (0, 0, 0.5), 0.62)
    copy(d, (-2.0, 0.55, 0.31), (pi / 2, 0, 1.0), 0.62)
    for source in (*chips.values(), money, d):
        hide_source(source)


def banner(mobile):
    def job():
        room()
        spread()
        if mobile:
            camera((1.0, -9.6, 2.7), (1.2, 1.0, 0.10), 47, 0.22, (1.4, 0.1, 0.6), shift=(0, -0.06))
            render("table/banner-mobile", 828, 620, 128, denoise=0.22, bloom=(1.2, 0.16, 30), exposure=0.75, post=calm(bottom=0.36, floor=0.2))
        else:
            camera((1.3, -9.6, 2.3), (1.3, 1.0, 1.15), 32, 0.2, (1.4, 0.1, 0.6), shift=(-0.232, 0))
            render("table/banner-desktop", 1600, 560, 128, denoise=0.22, bloom=(1.2, 0.16, 30), exposure=0.75, post=calm(left=0.45))
    return job


JOBS = {"banner-desktop": banner(False), "banner-mobile": banner(True)}
