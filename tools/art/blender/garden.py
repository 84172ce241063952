"""The night garden: backgrounds of Lantern Garden, its covers, and home banner 2."""
from common import *
from props import *

MOODS = {
    # sky at the horizon, sky above, moonlight, lantern power, water tint
    "night": dict(low=(0.018, 0.075, 0.075), high=(0.003, 0.014, 0.022), moon=(0.62, 0.80, 1.0), lamps=1.0, water=(0.004, 0.016, 0.018), key=2.2),
    "free": dict(low=(0.24, 0.075, 0.035), high=(0.022, 0.008, 0.022), moon=(1.0, 0.66, 0.36), lamps=1.7, water=(0.016, 0.007, 0.007), key=1.6),
}


def sky(mood):
    tree = bpy.context.scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    coord = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    links.new(coord.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs[0])
    ramp.color_ramp.elements[0].color = (*mood["low"], 1)
    ramp.color_ramp.elements[1].color = (*mood["high"], 1)
    ramp.color_ramp.elements[1].position = 0.42
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = 1.0


def water(mood, size=160):
    mat = material("water", mood["water"], rough=0.045, specular=0.9)
    n = Nodes(mat)
    mapping = n.add("Mapping")
    mapping.inputs["Scale"].default_value = (0.55, 1.6, 1)
    n.link(n.coord("Object"), mapping.inputs[0])
    waves = n.math("ADD", n.noise(mapping.outputs[0], 1.1, 2), n.math("MULTIPLY", n.noise(mapping.outputs[0], 4.5, 2), 0.18))
    n.bump(waves, 0.10, 0.25)
    mesh_object("water", [(-size, -30, 0), (size, -30, 0), (size, size, 0), (-size, size, 0)], [(0, 1, 2, 3)], [mat])


def hills(mood, seed=3):
    """Three misty ridges: flat shapes whose colour tends to the sky's."""
    rng = random.Random(seed)
    for k, (dist, height, mix) in enumerate(((118, 26, 0.62), (84, 15, 0.40), (58, 8, 0.22))):
        color = tuple(c * mix for c in mood["low"])
        mat = material("hill", (0, 0, 0), rough=1, emission=color, strength=1, specular=0)
        phase = [rng.uniform(0, 6.28) for _ in range(4)]
        pts = []
        for i in range(161):
            x = -130 + 260 * i / 160
            z = height * (0.45 + 0.28 * sin(x * 0.043 + phase[0]) + 0.18 * sin(x * 0.11 + phase[1]) + 0.07 * sin(x * 0.31 + phase[2]) + 0.02 * sin(x * 0.9 + phase[3]))
            pts.append((x, z))
        verts = [(x, dist, 0) for x, _ in pts] + [(x, dist, z) for x, z in pts]
        faces = [(i, i + 1, 162 + i, 161 + i) for i in range(160)]
        mesh_object("hill", verts, faces, [mat], smooth=False)


def roof(width, depth, height, mat, lift=0.5):
    """A hipped roof with upturned corners."""
    def fn(u, v):
        a = 2 * pi * u
        c, s = cos(a), sin(a)
        k = 1 / max(abs(c), abs(s))  # square outline
        corner = (min(abs(c), abs(s)) / max(abs(c), abs(s))) ** 5
        r = 1 - v * 0.86
        z = height * (v ** 1.5) + lift * corner * (1 - v) ** 3
        return width * c * k * r, depth * s * k * r, z
    return grid("roof", fn, 96, 16, mat, wrap_u=True, thickness=0.06)


def pavilion(mood, scale=1.0):
    tile = material("tile", (0.012, 0.035, 0.032), rough=0.35)
    wood = material("wood", (0.10, 0.018, 0.010), rough=0.4)
    trim = gold(0.35)
    stone = material("stone", (0.03, 0.04, 0.04), rough=0.8)
    parts = [box((0, 0, 0.2), (6.4, 5.2, 0.4), stone, 0.05), box((0, 0, 0.5), (5.8, 4.6, 0.25), stone, 0.05)]
    for x in (-2.3, -0.8, 0.8, 2.3):
        for y in (-1.8, 1.8):
            parts.append(cylinder((x, y, 2.0), 0.13, 2.9, wood, segments=20))
    for y in (-1.8, 1.8):
        parts.append(box((0, y, 3.35), (4.9, 0.16, 0.3), wood, 0.03))
        parts.append(box((0, y, 1.0), (4.7, 0.08, 0.10), wood, 0.01))
    big = roof(3.7, 3.0, 1.7, tile, 0.9)
    big.location = (0, 0, 3.45)
    top = roof(2.1, 1.7, 1.5, tile, 0.7)
    top.location = (0, 0, 5.2)
    parts += [big, top, box((0, 0, 4.95), (2.6, 2.0, 0.7), wood, 0.03), sphere((0, 0, 6.85), 0.22, trim, segments=16), curve_tube("spire", [(0, 0, 6.6), (0, 0, 7.5)], 0.07, trim)]
    glow = material("screen", (0.2, 0.05, 0.01), emission=(1.0, 0.42, 0.10), strength=1.5 * mood["lamps"], rough=1)
    parts.append(box((0, 1.2, 2.0), (4.4, 0.05, 2.5), glow, 0))
    for i in range(7):
        parts.append(box((-1.95 + i * 0.65, 1.12, 2.0), (0.06, 0.06, 2.6), wood, 0))
    for z in (1.1, 2.0, 2.9):
        parts.append(box((0, 1.12, z), (4.4, 0.06, 0.05), wood, 0))
    return group(parts, scale=scale)


def bridge():
    wood = material("bridge", (0.16, 0.02, 0.012), rough=0.4)
    parts = []

    def arc(x):
        return 1.5 * cos(x / 5.2 * pi / 2) ** 1.0

    def deck(u, v):
        x = -5 + 10 * u
        return x, -0.7 + 1.4 * v, arc(x) + 0.1
    parts.append(grid("deck", deck, 40, 2, wood, thickness=0.18))
    for y in (-0.75, 0.75):
        parts.append(curve_tube("rail", [(x / 2, y, arc(x / 2) + 0.85) for x in range(-10, 11, 2)], 0.06, wood))
        parts.append(curve_tube("rail2", [(x / 2, y, arc(x / 2) + 0.5) for x in range(-10, 11, 2)], 0.04, wood))
        for x in range(-5, 6):
            parts.append(box((x, y, arc(x) + 0.5), (0.10, 0.10, 0.95), wood, 0.01))
    return group(parts)


def foliage(name, centers, count, size, color, seed=1, spread=0.5, emission=0.0, droop=0.0):
    """A cloud of leaf quads in one mesh."""
    rng = np.random.default_rng(seed)
    c = np.array(centers)[rng.integers(0, len(centers), count)]
    p = c + rng.normal(0, spread, (count, 3)) * np.array([1, 1, 0.7])
    p[:, 2] -= droop * rng.random(count) ** 2
    a = rng.normal(size=(count, 3))
    a /= np.linalg.norm(a, axis=1, keepdims=True)
    b = np.cross(a, rng.normal(size=(count, 3)))
    b /= np.linalg.norm(b, axis=1, keepdims=True)
    s = size * rng.uniform(0.6, 1.3, (count, 1))
    verts = np.concatenate([p + a * s, p + b * s * 0.45, p - a * s, p - b * s * 0.45], 1).reshape(-1, 3)
    faces = [(4 * k, 4 * k + 1, 4 * k + 2, 4 * k + 3) for k in range(count)]
    mat = material(name, color, rough=0.6, emission=color, strength=emission, specular=0.2)
    return mesh_object(name, verts, faces, [mat], smooth=False)


def branch_points(start, heading, length, depth, rng, out, tips, radius):
    pts = [Vector(start)]
    d = Vector(heading).normalized()
    for _ in range(5):
        d = (d + Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-0.5, 0.6))) * 0.26).normalized()
        pts.append(pts[-1] + d * length / 5)
    out.append((pts, radius))
    if depth == 0:
        tips += [tuple(p) for p in pts[2:]]
        return
    for _ in range(3):
        k = rng.randint(2, 5)
        side = (d + Vector((rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(-0.3, 0.7))) * 0.9).normalized()
        branch_points(pts[k], side, length * rng.uniform(0.55, 0.75), depth - 1, rng, out, tips, radius * 0.5)


def tree(loc, heading=(0, 0, 1), length=3.2, radius=0.2, leaf=(0.55, 0.14, 0.2), seed=1, leaves=2600, size=0.07, depth=3, spread=0.16, emission=0.05):
    rng = random.Random(seed)
    bark = material("bark", (0.02, 0.012, 0.009), rough=0.8)
    branches, tips = [], []
    branch_points(loc, heading, length, depth, rng, branches, tips, radius)
    for pts, r in branches:
        curve_tube("branch", pts, r, bark, radii=[1, 0.9, 0.8, 0.7, 0.6, 0.45])
    foliage("leaves", tips, leaves, size, leaf, seed, spread, emission)


def lamp_post(loc, scale, lamp, light, mood):
    copy(lamp, loc, (0, 0, random.uniform(0, 6)), scale)
    point((loc[0], loc[1], loc[2]), light * mood["lamps"], (1.0, 0.45, 0.14), 0.4 * scale)


def stage(mood_name, portrait=False, moon_at=None):
    mood = MOODS[mood_name]
    sky(mood)
    water(mood)
    hills(mood)
    random.seed(4)
    disc = moon(5.6, (1.0, 0.86, 0.60) if mood_name == "night" else (1.0, 0.66, 0.30), 1.5)
    disc.location = moon_at or (9 if not portrait else 3.5, 110, 34)
    area((14, 20, 26), (0, 8, 0), 5, 2600 * mood["key"], mood["moon"])
    lamp = lantern(lit=1.35 * mood["lamps"] ** 0.5, glow=(1.0, 0.30, 0.045))
    bank = material("bank", (0.010, 0.026, 0.016), rough=0.9)
    reeds = (0.012, 0.05, 0.028)
    if portrait:
        house = pavilion(mood)
        house.location = (-2.2, 22, 0.2)
        house.rotation_euler = (0, 0, 0.35)
    else:
        house = pavilion(mood)
        house.location = (-8.6, 20, 0.2)
        house.rotation_euler = (0, 0, 0.45)
        span = bridge()
        span.location, span.rotation_euler = (9.5, 24, 0), (0, 0, -0.25)
    for x, y, sx, sy in ((-10, 22, 8, 4), (20, 27, 9, 4), (-26, 28, 10, 5), (2, 34, 16, 3)):
        sphere((x, y, -0.15), 1, bank, (sx, sy, 0.55), 40)
        rng = np.random.default_rng(int(x + 50))
        pts = [(x + sx * 0.8 * rng.uniform(-1, 1), y - sy * 0.5 + rng.uniform(-1, 2), 0.5 + abs(rng.normal(0, 0.5))) for _ in range(14)]
        foliage("bush", pts, 2600, 0.16, reeds, int(x + 60), 0.45)
    tree((-15, 21, 0.3), (0.1, 0, 1), 5.0, 0.3, (0.42, 0.10, 0.14), 5, 3600, 0.15, spread=0.4)
    tree((17, 26, 0.3), (-0.2, 0, 1), 5.4, 0.3, (0.03, 0.12, 0.06) if mood_name == "night" else (0.42, 0.12, 0.05), 8, 3600, 0.17, spread=0.45)
    return mood, lamp


def hang(lamp, mood, spots):
    cord = material("cord", (0.03, 0.015, 0.01), rough=0.8)
    for x, y, z, s in spots:
        copy(lamp, (x, y, z), (0, 0, x), s)
        curve_tube("cord", [(x, y, z + 1.2 * s), (x, y, z + 14)], 0.012, cord)
        point((x, y, z - 0.4 * s), 55 * s * s * mood["lamps"], (1.0, 0.42, 0.12), 0.9 * s)


def floats(lamp, mood, count, seed, xr, yr):
    """Small square lanterns adrift on the pond."""
    rng = random.Random(seed)
    shade = material("float", (0.6, 0.2, 0.05), emission=(1.0, 0.40, 0.09), strength=2.0 * mood["lamps"] ** 0.5, rough=0.8)
    for _ in range(count):
        x, y = rng.uniform(*xr), rng.uniform(*yr)
        s = rng.uniform(0.16, 0.26)
        box((x, y, s * 1.0), (s * 1.5, s * 1.5, s * 1.8), shade, 0.02, (0, 0, rng.uniform(0, 1.5)))
        point((x, y, s * 1.2), 2.0 * mood["lamps"], (1.0, 0.45, 0.15), s)


def lilies(mood, spots):
    flower = lotus(pad=True, lit=0.03)
    for x, y, s, r in spots:
        copy(flower, (x, y, 0.06), (0, 0, r), s)
    hide_source(flower)


def background(mood_name, portrait):
    def job():
        mood, lamp = stage(mood_name, portrait)
        free = mood_name == "free"
        if portrait:
            hang(lamp, mood, [(-2.3, 7, 5.6, 0.9), (2.5, 8.5, 4.6, 0.75), (-0.9, 16, 8.9, 0.8), (-4.4, 19, 6.4, 0.7), (4.4, 19, 7.4, 0.7), (3.1, 12, 9.6, 0.8)] + ([(-2.9, 11, 9.6, 0.7), (-3.2, 26, 12.4, 0.8), (1.2, 17, 11.6, 0.7)] if free else []))
            lilies(mood, [(-1.9, 3.2, 0.5, 0), (1.8, 4.6, 0.45, 2), (-0.6, 8.5, 0.5, 1), (2.6, 9.5, 0.5, 3)])
            floats(lamp, mood, 22 if free else 9, 2, (-4, 4), (4, 17))
            camera((0, -4, 2.6), (0, 14, 4.4), 26, 1.4, (0, 13, 2))
            size = (664, 1180)
        else:
            hang(lamp, mood, [(-6.2, 6, 4.9, 0.95), (6.4, 7, 4.6, 0.9), (-4.2, 13, 6.2, 0.75), (4.6, 14, 6.4, 0.75), (-9.5, 14, 7.0, 0.8), (10.6, 15, 6.2, 0.8)] + ([(-1.7, 16, 7.2, 0.8), (3.4, 19, 9.6, 0.8), (-7.6, 9, 6.8, 0.6), (8.4, 10, 6.9, 0.6)] if free else []))
            lilies(mood, [(-4.6, 3.4, 0.6, 0), (4.9, 4.0, 0.55, 2), (-2.6, 8.5, 0.5, 1), (3.4, 9.5, 0.5, 3), (0.4, 12, 0.5, 2), (-6.6, 6.0, 0.5, 4), (6.8, 7.0, 0.5, 1)])
            floats(lamp, mood, 30 if free else 12, 2, (-9, 9), (5, 18))
            camera((0, -5, 2.5), (0, 14, 3.4), 26, 1.6, (0, 13, 2))
            size = (1280, 720)
        hide_source(lamp)
        name = ("background-free" if free else "background") + ("-portrait" if portrait else "")
        render(f"garden/{name}", *size, samples=40, denoise=0.5, bloom=(0.8, 0.35, 60), exposure=0.15)
    return job


def leap(loc, scale, roll):
    """A koi out of the water, its back to the viewer, with drops."""
    fish = koi()
    fish.rotation_euler = (pi / 2, roll, 0)
    fish.location, fish.scale = loc, (scale, scale, scale)
    drop = material("drop", (0.9, 0.95, 1), rough=0.03, transmission=1, specular=0.8)
    rng = random.Random(5)
    for _ in range(26):
        a, r = rng.uniform(0, 6.28), rng.uniform(0.6, 1.6) * scale
        sphere((loc[0] + r * cos(a), loc[1] + rng.uniform(-0.4, 0.4), loc[2] - 0.3 + r * sin(a) * 0.8), rng.uniform(0.02, 0.06) * scale, drop, segments=12)


def calm(left=0.0, bottom=0.0, floor=0.25):
    """Darken the part of a banner where text will be laid. Rows run upward in Blender's pixels."""
    def post(img):
        h, w, _ = img.shape
        if left:
            x = np.clip((np.arange(w) / w - left * 0.55) / (left * 0.75), 0, 1)
            img[..., :3] *= (floor + (1 - floor) * x * x * (3 - 2 * x))[None, :, None]
        if bottom:
            y = np.clip((np.arange(h) / h - bottom * 0.5) / (bottom * 0.8), 0, 1)
            img[..., :3] *= (floor + (1 - floor) * y * y * (3 - 2 * y))[:, None, None]
        return img
    return post


def cover(wide):
    def job():
        mood, lamp = stage("night", True, None if wide else (-14, 110, 37))
        hang(lamp, mood, [(-2.6 if wide else -3.3, 10, 5.9 if wide else 4.6, 0.6), (3.4, 12, 5.0, 0.6), (-3.6, 15, 4.6, 0.5), (4.8, 17, 5.0, 0.6)] + ([(-6.4, 9, 5.2, 0.7), (7.0, 10, 4.6, 0.7)] if wide else []))
        hide_source(lamp)
        hero = lantern(lit=1.0, sign="福", glow=(1.0, 0.24, 0.03), sign_light=0.2)
        hero.location, hero.scale = ((0.9, 3.2, 4.15), (1.15,) * 3) if not wide else ((1.5, 3.2, 3.85), (1.1,) * 3)
        point((hero.location[0], 1.2, 3.6), 60, (1, 0.5, 0.18), 0.8)
        leap((-0.85, 2.2, 2.05) if not wide else (-1.6, 2.2, 2.55), 0.92, math.radians(-52))
        area((-2, -3, 5), (-0.7, 2.2, 2), 2, 420, (1, 0.86, 0.66))
        lilies(mood, [(1.9, 2.6, 0.55, 0), (-2.7, 5.0, 0.55, 2), (3.2, 6.0, 0.5, 1)])
        floats(lamp, mood, 8, 7, (-4, 4), (6, 15))
        camera((0, -5, 2.2), (0, 14, 3.2), 30 if wide else 45, 2.2, (0, 2.6, 2.6), shift=(0, 0.03))
        render("garden/cover-wide" if wide else "garden/cover", *((1200, 675) if wide else (680, 680)), samples=56, denoise=0.4, bloom=(0.8, 0.3, 40), exposure=0.3)
    return job


def banner(mobile):
    def job():
        mood, lamp = stage("night", True)
        hang(lamp, mood, [(-1.9, 9, 6.0, 0.7), (3.6, 8, 5.7, 0.8), (1.9, 17, 6.8, 0.8), (5.6, 15, 5.6, 0.7), (-3.2, 18, 6.4, 0.6)])
        hide_source(lamp)
        hero = lantern(lit=1.0, sign="福", glow=(1.0, 0.24, 0.03), sign_light=0.2)
        hero.location, hero.scale = (1.55, 3.4, 3.95), (1.05,) * 3
        point((1.5, 1.4, 3.4), 60, (1, 0.5, 0.18), 0.8)
        leap((-0.5, 2.2, 2.6), 0.85, math.radians(-52))
        area((-2, -3, 5), (-0.5, 2.2, 2.6), 2, 420, (1, 0.86, 0.66))
        lilies(mood, [(2.4, 3.2, 0.5, 0), (-1.6, 6.0, 0.5, 2), (3.8, 7.0, 0.5, 1)])
        floats(lamp, mood, 9, 9, (-2.5, 6), (6, 16))
        if mobile:
            camera((0.4, -5, 2.4), (0.4, 14, 3.0), 34, 2.2, (0.4, 2.6, 2.6), shift=(0, -0.04))
            render("garden/banner-mobile", 828, 620, samples=56, denoise=0.4, bloom=(0.8, 0.3, 40), exposure=0.3, post=calm(bottom=0.42))
        else:
            camera((0.4, -5, 2.4), (0.4, 14, 3.3), 23, 2.0, (0.4, 2.6, 2.6), shift=(-0.21, 0.0))
            render("garden/banner-desktop", 1600, 560, samples=56, denoise=0.4, bloom=(0.8, 0.3, 40), exposure=0.3, post=calm(left=0.45))
    return job


JOBS = {
    "background": background("night", False),
    "background-portrait": background("night", True),
    "background-free": background("free", False),
    "background-free-portrait": background("free", True),
    "cover": cover(False),
    "cover-wide": cover(True),
    "banner-desktop": banner(False),
    "banner-mobile": banner(True),
}
