"""Category pictures: 3D groups where the subject allows, else a green enamel medal with a raised gold glyph."""
from common import *
from props import *
from scenes import light


def shot(name, target=(0, 0, 0), scale=3.0, elevation=10, azimuth=0, samples=48):
    e, a = math.radians(elevation), math.radians(azimuth)
    camera((target[0] + 16 * sin(a) * cos(e), target[1] - 16 * cos(a) * cos(e), target[2] + 16 * sin(e)), target, ortho=scale)
    render(f"categories/{name}", 560, 560, samples, transparent=True, denoise=0.2)


def rng():
    light()
    lacquer = material("lacquer", (0.006, 0.085, 0.042), rough=0.18, coat=0.8)
    ivory = material("reel", (0.74, 0.67, 0.52), rough=0.45)
    trim = gold(0.2)
    red = material("seven", (0.50, 0.006, 0.012), rough=0.15, coat=1, specular=0.8)
    box((0, 0.1, 0), (2.9, 0.9, 2.0), lacquer, 0.28, segments=8)
    box((0, -0.18, 0), (2.56, 0.42, 1.34), trim, 0.16, segments=6)
    for k in (-1, 0, 1):
        drum = cylinder((k * 0.82, 0.05, 0), 0.62, 0.76, ivory, 0.05, rotation=(0, pi / 2, 0), segments=96)
        drum.scale = (1.0, 0.9, 1)
        digit = text("7", "serif", 1.05, 0.05, 0.025, red)
        digit.location = (k * 0.82, -0.60, 0.0)
    for k in (-0.5, 0.5):
        box((k * 0.82 * 1.0, -0.42, 0), (0.05, 0.2, 1.3), trim, 0.02)
    cylinder((0, 0.1, -1.05), 1.25, 0.22, trim, 0.06)
    curve_tube("lever", [(1.30, 0.1, -0.35), (1.72, 0, -0.2), (1.78, 0, 0.5), (1.78, 0, 0.85)], 0.07, trim)
    sphere((1.78, 0, 1.0), 0.2, red)
    sphere((0, 0.1, 1.12), 0.16, trim)
    shot("rng", (0.12, 0, 0), 3.7, 12, -14)


def card(value, suit, color):
    face = material("card", (0.78, 0.73, 0.62), rough=0.35, coat=0.2)
    ink = material("ink", color, rough=0.35)
    parts = [box((0, 0, 0), (1.5, 0.035, 2.1), face, 0.016), box((0, 0.0, 0), (1.52, 0.025, 2.12), gold(0.25), 0.012)]
    corner = text(value, "serif", 0.5, 0.006, 0, ink)
    corner.location = (-0.5, -0.022, 0.75)
    parts.append(corner)
    if suit == "diamond":
        pts = [(0, 0.52), (0.36, 0), (0, -0.52), (-0.36, 0)]
    else:  # a spade, as an outline
        pts = []
        for k in range(60):
            a = 2 * pi * k / 60
            x, z = 0.40 * sin(a) ** 3, 0.034 * (13 * cos(a) - 5 * cos(2 * a) - 2 * cos(3 * a) - cos(4 * a))
            pts.append((x, -z + 0.05))
        parts.append(mesh_object("stem", [(-0.14, -0.028, -0.52), (0.14, -0.028, -0.52), (0.03, -0.028, 0.0), (-0.03, -0.028, 0.0)], [(0, 1, 2, 3)], [ink]))
    parts.append(mesh_object("pip", [(x, -0.027, z) for x, z in pts], [tuple(range(len(pts)))], [ink], smooth=False))
    return group(parts)


def live():
    light()
    for k, (value, suit, color) in enumerate((("K", "diamond", (0.45, 0.008, 0.012)), ("A", "spade", (0.008, 0.010, 0.012)))):
        c = card(value, suit, color)
        a = math.radians((-14, 12)[k])
        c.location, c.rotation_euler = ((-0.55, 0.45)[k], -0.12 * k, 0.15 - 0.05 * k), (math.radians(-8), a, 0)
    c = chip("green")
    c.location, c.rotation_euler, c.scale = (0.95, -0.7, -0.75), (math.radians(76), 0, math.radians(-16)), (0.62,) * 3
    m = coin()
    m.location, m.rotation_euler, m.scale = (-0.72, -0.7, -0.85), (math.radians(80), 0, math.radians(-12)), (0.46,) * 3
    shot("live", (0, 0, -0.05), 3.1, 8)


def fish():
    light()
    swimmer = koi(base=(0.02, 0.30, 0.62), patch=(0.01, 0.06, 0.42), belly=(0.35, 0.80, 0.85), bend=0.28)
    swimmer.rotation_euler = (0, 0, math.radians(38))
    m = coin()
    m.location, m.rotation_euler, m.scale = (-0.95, 0.75, 0.3), (0.16, -0.22, 0), (0.42,) * 3
    bubble = material("bubble", (0.6, 0.9, 1), rough=0.05, alpha=0.35, specular=1)
    for x, y, r in ((1.25, 0.35, 0.16), (1.05, -0.15, 0.10), (0.55, -0.75, 0.13), (1.35, 0.9, 0.10)):
        sphere((x, y, 0.3), r, bubble, segments=24)
    shot("fish", (-0.25, 0, 0), 4.3, 68)


def lottery():
    light()
    spots = (("8", (0.72, 0.42, 0.02), (-0.80, 0.1, -0.38), 0.78), ("3", (0.008, 0.22, 0.10), (0.80, 0.0, -0.38), 0.78), ("6", (0.42, 0.008, 0.02), (0.02, 0.3, 0.72), 0.78))
    disc = material("disc", (0.80, 0.75, 0.63), rough=0.25, coat=0.6)
    ink = material("ink", (0.02, 0.02, 0.02), rough=0.4)
    for digit, color, (x, y, z), r in spots:
        sphere((x, y, z), r, material("ball", color, rough=0.12, coat=1.0), segments=96)
        sphere((x, y - r * 0.62, z), r * 0.52, disc, (1, 0.78, 1), 64)
        number = text(digit, "serif", 0.62 * r / 0.78, 0.03, 0.004, ink)
        number.location = (x, y - r * 1.045, z)
    shot("lottery", (0, 0, 0.15), 3.6, 6)


def medal(name, glyph, size=1.42):
    def job():
        light()
        trim = gold(0.2)
        enamel = material("enamel", (0.006, 0.085, 0.042), rough=0.35, coat=0.25)
        n = Nodes(enamel)
        n.link(n.ramp(n.noise(n.coord("Object"), 1.2, 2), [(0.3, (0.004, 0.05, 0.026)), (0.7, (0.012, 0.14, 0.07))]), n.bsdf.inputs["Base Color"])
        rim = [(1.40, 0.10), (1.30, 0.16), (1.18, 0.16), (1.14, 0.10), (1.12, 0.04)]
        parts = [lathe("rim", [(1e-4, -0.16), (1.3, -0.16), (1.40, -0.10)] + rim, trim, 128), lathe("face", [(1.13, 0.045), (0.6, 0.055), (1e-4, 0.06)], enamel, 96)]
        for k in range(36):
            a = 2 * pi * k / 36
            parts.append(sphere((1.24 * cos(a), 1.24 * sin(a), 0.16), 0.034, trim, segments=12))
        before = set(bpy.data.objects)
        bpy.ops.import_curve.svg(filepath=os.path.join(CACHE, "glyphs", f"{glyph}.svg"))
        curves = [o for o in bpy.data.objects if o not in before and o.type == "CURVE"]
        bpy.context.view_layer.update()
        corners = [o.matrix_world @ Vector(c) for o in curves for c in o.bound_box]
        low = [min(c[i] for c in corners) for i in (0, 1)]
        high = [max(c[i] for c in corners) for i in (0, 1)]
        k = size / max(high[0] - low[0], high[1] - low[1])
        for o in curves:
            o.data.extrude, o.data.bevel_depth, o.data.bevel_resolution = 0.05 / k, 0.018 / k, 3
            o.data.dimensions = "2D"
            o.data.fill_mode = "BOTH"
            o.data.materials.clear()
            o.data.materials.append(trim)
            o.scale = [c * k for c in o.scale]
            o.location = (-(low[0] + high[0]) / 2 * k, -(low[1] + high[1]) / 2 * k, 0.13)
            parts.append(o)
        group(parts, (0, 0, 0), (math.radians(82), 0, math.radians(-14)))
        shot(name, (0, 0, 0), 3.0, 4)
    return job


JOBS = {"rng": rng, "live": live, "fish": fish, "lottery": lottery, "pvp": medal("pvp", "crossed-swords"), "sports": medal("sports", "soccer-ball"),
        "esports": medal("esports", "console-controller", 1.6), "elott": medal("elott", "ticket", 1.55), "cockfight": medal("cockfight", "rooster", 1.55)}
