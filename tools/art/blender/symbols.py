"""Lantern Garden: the ten symbols, the coin and the petal, each on a transparent ground."""
from common import *
from props import *


def studio(strength=0.9, rim=(1.0, 0.75, 0.45)):
    vivid()
    world_hdri("studio", strength * 0.42, 0.6)
    area((-3, -4, 4), (0, 0, 0), 3, 170, (1, 0.95, 0.86))
    area((4, -1.5, 2.5), (0, 0, 0), 2, 110, rim)
    area((0, 3.5, 2.5), (0, 0, 0.4), 3, 110, (0.75, 0.9, 1.0))


def shot(name, target=(0, 0, 0), elevation=10, scale=2.7, azimuth=0, size=640, samples=72, **kw):
    e, a = math.radians(elevation), math.radians(azimuth)
    d = 12
    loc = (target[0] + d * sin(a) * cos(e), target[1] - d * cos(a) * cos(e), target[2] + d * sin(e))
    camera(loc, target, ortho=scale)
    render(f"symbols/{name}", size, size, samples, transparent=True, denoise=0.18, **kw)


def wild():
    studio(0.7)
    lantern(sign="福")
    shot("w", (0, 0, -0.12), 4, 3.0)


def scatter():
    studio(0.8)
    trim = gold(0.2)
    disc = moon(0.80, (1.0, 0.78, 0.42), 1.45)
    disc.location = (0, 0.35, 0)
    disc.scale = (1, 0.25, 1)
    # ring of the gate: an ornate lathed section turned to face the viewer
    section = [(0.86, -0.16), (1.02, -0.20), (1.06, -0.24), (1.12, -0.20), (1.16, -0.10), (1.16, 0.10), (1.12, 0.2), (0.86, 0.16), (0.82, 0), (0.86, -0.16)]
    ring = lathe("gate", section, trim, 128)
    ring.rotation_euler = (pi / 2, 0, 0)
    inlay = lathe("inlay", [(0.90, 0.165), (0.90, 0.20), (0.99, 0.215), (0.99, 0.18)], jade(), 128)
    inlay.rotation_euler = (pi / 2, 0, 0)
    for k in range(24):
        a = 2 * pi * k / 24
        sphere((1.075 * cos(a), -0.225, 1.075 * sin(a)), 0.036, trim, segments=16)
    bark = material("bark", (0.10, 0.045, 0.02), rough=0.7)
    curve_tube("branch", [(-1.12, -0.3, -0.95), (-0.7, -0.35, -0.62), (-0.2, -0.35, -0.66), (0.3, -0.35, -0.42), (0.62, -0.35, -0.1), (0.66, -0.35, 0.2)], 0.07, bark, radii=[1.3, 1.1, 0.9, 0.7, 0.5, 0.2])
    curve_tube("twig", [(-0.2, -0.35, -0.66), (0.2, -0.4, -0.85), (0.62, -0.4, -0.78)], 0.045, bark, radii=[1, 0.7, 0.3])
    for x, z, s, r in ((-0.62, -0.58, 0.62, 0.2), (-0.12, -0.62, 0.52, 0.9), (0.33, -0.40, 0.60, 1.6), (0.66, -0.80, 0.50, 0.5), (0.64, 0.02, 0.44, 2.2), (-0.98, -0.88, 0.46, 2.8), (0.22, -0.86, 0.34, 1.1)):
        flower = blossom(size=s)
        flower.location = (x, -0.46, z)
        flower.rotation_euler = (pi / 2 + 0.15 * sin(x * 9), 0.25 * sin(z * 7), 0)
        flower.rotation_euler[1] += r
    shot("s", (0, 0, -0.02), 3, 2.7)


def h1():
    studio(0.9)
    fish = koi()
    fish.rotation_euler = (0, 0, math.radians(38))
    shot("h1", (-0.25, 0, 0), 68, 4.5)


def h2():
    studio(0.8, (1, 0.8, 0.85))
    lotus()
    shot("h2", (0, 0, 0.35), 32, 3.1)


def h3():
    studio(1.0)
    teapot()
    shot("h3", (0, 0, 0), 14, 3.1)


def h4():
    studio(1.0)
    fan().rotation_euler = (0, math.radians(-24), 0)
    shot("h4", (0, 0, 0.6), 4, 4.4)


LETTERS = {"a": ("A", (0.50, 0.004, 0.02)), "k": ("K", (0.80, 0.20, 0.006)), "q": ("Q", (0.006, 0.24, 0.07)), "j": ("J", (0.010, 0.06, 0.48))}


def open_serifs(obj, size):
    """Moves the arm and leg of a K away from its stem: the gold edge is wider than the font's gap between their serifs."""
    bpy.context.view_layer.objects.active = obj
    obj.select_set(True)
    bpy.ops.object.convert(target="CURVE")
    obj.select_set(False)
    points = [p for spline in obj.data.splines for p in spline.bezier_points]
    left = min(p.co.x for p in points)

    def moved(x):
        em = (x - left) / size
        return x if em < K_GAP[0] else x + size * (0.095 - 0.2 * (em - K_GAP[1]))
    for p in points:
        # handles that follow the point would be moved twice
        p.handle_left_type = p.handle_right_type = "FREE"
    for p in points:
        handles = moved(p.handle_left.x), moved(p.handle_right.x)
        p.co.x = moved(p.co.x)
        p.handle_left.x, p.handle_right.x = handles
    return obj


# From the left edge, in sizes of the text: between the serifs of a K's stem and arm, and where that of its arm begins.
K_GAP = (0.255, 0.280)


def letter(key):
    def job():
        studio(1.0)
        char, color = LETTERS[key]
        back = text(char, "serif", 2.6, 0.16, 0.06, gold(0.2), offset=0.05)
        gem = material("gem", color, rough=0.12, coat=1.0, emission=color, strength=0.10, specular=0.8)
        n = Nodes(gem)
        z = n.axis(n.coord("Generated"), "Y")
        n.link(n.ramp(z, [(0.0, tuple(c * 0.35 for c in color)), (0.55, color), (1.0, tuple(min(1, c * 1.6 + 0.08) for c in color))]), n.bsdf.inputs["Base Color"])
        front = text(char, "serif", 2.6, 0.10, 0.05, gem, offset=-0.03, resolution=4)
        front.location = (0, -0.16, 0)
        if key == "k":
            for part in (back, front):
                open_serifs(part, 2.6)
        shot(key, (0, 0, 0), 10, 2.9, azimuth=-12, samples=64)
    return job


def money():
    studio(1.1)
    c = coin(motif="square", thick=0.22)
    c.rotation_euler = (math.radians(80), 0, math.radians(-14))
    shot("coin", (0, 0, 0), 6, 2.4, size=288)


def small_lantern():
    studio(0.5)
    lantern(glow=(1.0, 0.5, 0.14))
    shot("lantern-small", (0, 0, -0.12), 4, 3.0, size=384)


def petal():
    studio(1.0)
    mat = material("petal", (1.0, 0.5, 0.58), rough=0.5, emission=(1, 0.4, 0.5), strength=0.15)

    def fn(u, v):
        s = (u - 0.5) * 2
        w = 0.55 * sin(pi * (0.04 + 0.92 * v)) ** 0.75
        return s * w, 0.25 * s * s + 0.2 * sin(v * 3), (v - 0.5) * 1.6
    obj = grid("petal", fn, 16, 20, mat, thickness=0.02)
    obj.rotation_euler = (0.2, 0.6, 0.3)
    shot("petal", (0, 0, 0), 5, 2.0, size=192)


def logo():
    """LANTERN GARDEN in gold; the two words on two lines with a small lantern between them."""
    vivid()
    world_hdri("studio", 0.45, 0.6)
    area((-3, -5, 5), (0, 0, 0), 4, 80, (1, 0.93, 0.8))
    area((5, -3, 1), (0, 0, 0), 3, 110, (1, 0.7, 0.4))
    face = material("face", metallic=0.25, rough=0.5)
    n = Nodes(face)
    n.link(n.ramp(n.axis(n.coord("Generated"), "Y"), [(0.08, (0.50, 0.19, 0.02)), (0.46, (1.0, 0.62, 0.15)), (0.50, (0.62, 0.27, 0.03)), (0.96, (1.0, 0.86, 0.48))]), n.bsdf.inputs["Base Color"])
    for x, word in ((-3.27, "LANTERN"), (2.98, "GARDEN")):
        # Noto Serif Display: Blender's fill of Cinzel's overlapping outlines is broken
        front = text(word, "display", 1.3, 0.06, 0.014, face, spacing=1.08)
        front.location = (x, 0, 0)
        back = text(word, "display", 1.3, 0.05, 0.05, gold(0.3, (0.42, 0.15, 0.02)), spacing=1.08)
        back.location = (x, 0.10, 0)
    lamp = lantern(glow=(1.0, 0.5, 0.14))
    lamp.scale = (0.50, 0.50, 0.50)
    lamp.location = (-0.06, 0, 0.03)
    camera((0, -12, 0.9), (0, 0, -0.02), ortho=12)
    render("symbols/logo", 1520, 400, 64, transparent=True, denoise=0.18)


JOBS = {"w": wild, "s": scatter, "h1": h1, "h2": h2, "h3": h3, "h4": h4, **{k: letter(k) for k in LETTERS},
     "coin": money, "lantern-small": small_lantern, "petal": petal, "logo": logo}
