"""Things that appear in more than one picture. Each builder returns one empty with the parts as children.

Unit sizes: props are about 2 units across, centred on the origin, facing -y, z up.
"""
import random

from common import *


# ---------------------------------------------------------------- lantern
def paper(name, glow, deep, strength):
    """Lit paper: bright where the lamp stands behind it, deep at the rims."""
    mat = material(name, deep, rough=0.55, specular=0.3)
    n = Nodes(mat)
    layer = n.add("LayerWeight")
    layer.inputs["Blend"].default_value = 0.42
    z = n.axis(n.coord("Object"), "Z")
    height = n.math("ABSOLUTE", n.math("ADD", z, 0.12))
    fac = n.math("ADD", n.math("MULTIPLY", layer.outputs["Facing"], 0.85), n.math("MULTIPLY", height, 0.42))
    mid = tuple(a * 0.45 + b * 0.55 for a, b in zip(glow, deep))
    color = n.ramp(fac, [(0.06, glow), (0.38, mid), (0.92, tuple(c * 0.35 for c in deep))])
    n.link(color, n.bsdf.inputs["Emission"])
    n.bsdf.inputs["Emission Strength"].default_value = strength
    return mat


def lantern(lit=1.0, sign=None, ribs=16, red=(0.72, 0.02, 0.015), glow=(1.0, 0.30, 0.04), sign_light=0.55, tassel=True, handle=True):
    trim = gold(0.22)
    body = paper("paper", glow, red, 0.95 * lit) if lit else material("paper", (0.17, 0.035, 0.028), rough=0.65)
    parts = []

    def skin(u, v):
        a, t = 2 * pi * u, -1 + 2 * v
        r = (1 - abs(t) ** 2.6) ** 0.5 * 0.62 + 0.42
        bulge = abs(sin(ribs * a / 2)) ** 0.6
        r *= 0.945 + 0.055 * bulge
        return r * cos(a), r * sin(a), t * 0.80

    parts.append(grid("skin", skin, ribs * 8, 40, body, wrap_u=True))
    wire = material("wire", (0.9, 0.5, 0.12), metallic=1, rough=0.3)
    for k in range(ribs):
        a = 2 * pi * k / ribs
        pts = []
        for j in range(13):
            t = -1 + 2 * j / 12
            r = ((1 - abs(t) ** 2.6) ** 0.5 * 0.62 + 0.42) * 0.952
            pts.append((r * cos(a), r * sin(a), t * 0.80))
        parts.append(curve_tube("rib", pts, 0.011, wire))
    for side in (1, -1):
        z = 0.80 * side
        ring = [(1e-4, z - 0.05 * side), (0.47, z - 0.05 * side), (0.50, z), (0.47, z + 0.04 * side), (0.43, z + 0.06 * side),
                (0.43, z + 0.12 * side), (0.46, z + 0.15 * side), (0.40, z + 0.19 * side), (0.24, z + 0.22 * side), (1e-4, z + 0.23 * side)]
        parts.append(lathe("cap", ring if side > 0 else ring[::-1], trim))
    if handle:
        parts.append(torus((0, 0, 1.12), 0.12, 0.032, trim, (pi / 2, 0, 0)))
    if tassel:
        silk = material("silk", (0.75, 0.03, 0.02) if lit else (0.2, 0.23, 0.2), rough=0.5, emission=red, strength=0.35 * lit)
        n = Nodes(silk)
        wave = n.add("TexWave", wave_type="BANDS", bands_direction="X")
        wave.inputs["Scale"].default_value = 14
        n.link(n.coord("UV"), wave.inputs[0])
        n.bump(wave.outputs["Fac"], 0.8, 0.03)
        parts.append(sphere((0, 0, -1.1), 0.085, trim))

        def thread(u, v):
            a = 2 * pi * u
            r = (0.075 + 0.085 * v ** 0.8) * (1 + 0.06 * sin(22 * a))
            return r * cos(a), r * sin(a), -1.16 - 0.34 * v

        parts.append(grid("tassel", thread, 132, 8, silk, wrap_u=True))
        parts.append(torus((0, 0, -1.21), 0.09, 0.022, trim))
    if sign:
        # The sign is bent round the paper: its vertices are projected on the lantern's skin.
        glyph = text(sign, "cjk", 0.92, 0.03, 0.012, material("sign", (1.0, 0.66, 0.2), metallic=0.8, rough=0.42, emission=(1.0, 0.62, 0.16), strength=sign_light))
        bpy.context.view_layer.update()
        mesh = bpy.data.meshes.new_from_object(glyph.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.data.objects.remove(glyph)
        xs = [v.co.x for v in mesh.vertices]
        ys = [v.co.y for v in mesh.vertices]
        cx, cy = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        size = 0.95 / (max(ys) - min(ys))
        for v in mesh.vertices:
            x, z, lift = (v.co.x - cx) * size, (v.co.y - cy) * size, v.co.z
            t = max(-1, min(1, z / 0.80))
            r = (1 - abs(t) ** 2.6) ** 0.5 * 0.62 + 0.42 + 0.01 + lift
            a = x / 1.04
            v.co = (r * sin(a), -r * cos(a), z)
        obj = link(bpy.data.objects.new("sign", mesh))
        parts.append(obj)
    return group(parts)


# ---------------------------------------------------------------- koi, from above, swimming in an S
def koi(base=(0.98, 0.46, 0.05), patch=(0.95, 0.16, 0.03), belly=(1.0, 0.74, 0.36), metallic=0.3, bend=0.34, flat=False):
    skin = material("scales", base, metallic=metallic, rough=0.3, coat=0.6)
    n = Nodes(skin)
    uv = n.coord("UV")
    mapping = n.add("Mapping")
    mapping.inputs["Scale"].default_value = (18, 15, 1)
    n.link(uv, mapping.inputs[0])
    brick = n.add("TexVoronoi", feature="F1")
    brick.inputs["Scale"].default_value = 1
    brick.inputs["Randomness"].default_value = 0.15
    n.link(mapping.outputs[0], brick.inputs["Vector"])
    blot = n.noise(n.coord("Object"), 2.1, 1.0)
    color = n.ramp(blot, [(0.40, belly), (0.46, base), (0.56, base), (0.60, patch)])
    shade = n.add("MixRGB", blend_type="MULTIPLY")
    shade.inputs[0].default_value = 0.85
    n.link(color, shade.inputs[1])
    n.link(n.ramp(brick.outputs["Distance"], [(0.25, (1, 1, 1)), (0.62, (0.45, 0.25, 0.12))]), shade.inputs[2])
    n.link(shade.outputs[0], n.bsdf.inputs["Base Color"])
    n.bump(n.math("SUBTRACT", 1.0, brick.outputs["Distance"]), 0.55, 0.03)

    length = 2.5

    def spine(t):  # t 0 nose .. 1 tail root: position and heading in the xy plane
        x = length * (0.5 - t)
        y = bend * sin(2 * pi * (t * 0.82 + 0.03)) * (0.25 + t)
        return x, y

    def frame(t):
        x0, y0 = spine(t - 0.01)
        x1, y1 = spine(t + 0.01)
        d = math.hypot(x1 - x0, y1 - y0)
        return (x1 - x0) / d, (y1 - y0) / d

    def width(t):
        head = min(1, (t / 0.10)) ** 0.55
        return (0.45 * head * (1 - 0.80 * max(0, (t - 0.25) / 0.75) ** 1.15)) * (0.84 + 0.16 * min(1, t / 0.26))

    def body(u, v):
        t = 0.002 + 0.998 * v
        x, y = spine(t)
        dx, dy = frame(t)
        a = 2 * pi * u
        w, h = width(t), width(t) * (1.05 if t > 0.2 else 0.85)
        side, up = w * cos(a), h * sin(a)
        return x - dy * side, y + dx * side, up

    parts = [grid("body", body, 48, 72, skin, wrap_u=True)]

    fin_mat = material("fin", base, metallic=0.35, rough=0.35, emission=patch, strength=0.25)
    f = Nodes(fin_mat)
    wave = f.add("TexWave", wave_type="BANDS", bands_direction="X")
    wave.inputs["Scale"].default_value = 5.5
    wave.inputs["Distortion"].default_value = 0.6
    f.link(f.coord("UV"), wave.inputs[0])
    v_axis = f.axis(f.coord("UV"), "Y")
    f.link(f.ramp(v_axis, [(0.0, patch), (0.45, base), (1.0, belly)]), f.bsdf.inputs["Base Color"])
    f.bump(wave.outputs["Fac"], 0.7, 0.04)

    def fin(root, angle, spread, size, curl, z0, wavy=0.05, tips=None):
        """A fan of rays from `root`; u runs over the rays, v outward."""
        def fn(u, v):
            a = angle + (u - 0.5) * spread
            edge = tips(u) if tips else 0.62 + 0.38 * sin(pi * u) ** 0.6
            r = size * edge * v
            a += curl * v * v
            return (root[0] + cos(a) * (r + 0.02) - sin(angle) * (u - 0.5) * 0.12, root[1] + sin(a) * (r + 0.02) + cos(angle) * (u - 0.5) * 0.12,
                    z0 + wavy * sin(u * 9 + v * 3) * v - 0.1 * v)
        return grid("fin", fn, 40, 14, fin_mat, thickness=0.012)

    tail_x, tail_y = spine(0.985)
    dx, dy = frame(0.985)
    heading = math.atan2(dy, dx)
    parts.append(fin((tail_x, tail_y), heading, 1.75, 1.05, 0.25, 0.0, 0.07, tips=lambda u: 0.55 + 0.45 * abs(2 * u - 1) ** 0.8))
    for side in (1, -1):
        for t, size, spread, back in ((0.26, 0.78, 1.05, 1.0), (0.60, 0.42, 0.8, 0.75)):
            x, y = spine(t)
            dx, dy = frame(t)
            w = width(t) * 0.86
            parts.append(fin((x - dy * side * w, y + dx * side * w), math.atan2(dy, dx) + side * back, spread, size, -side * 0.35, -0.05))

    def dorsal(u, v):
        t = 0.30 + 0.36 * u
        x, y = spine(t + 0.06 * v)
        dx, dy = frame(t)
        lean = 0.10 * v * sin(pi * u) ** 0.5
        return x - dy * lean, y + dx * lean, width(t) * 0.98 + 0.24 * v * sin(pi * u) ** 0.5 * (1 - 0.5 * u)

    parts.append(grid("dorsal", dorsal, 30, 8, fin_mat, thickness=0.012))
    black = material("eye", (0.005, 0.004, 0.004), rough=0.08, coat=1)
    ring = gold(0.15, (1, 0.8, 0.35))
    for side in (1, -1):
        x, y = spine(0.085)
        dx, dy = frame(0.085)
        off = width(0.085) * 0.80
        px, py = x - dy * side * off, y + dx * side * off
        parts.append(sphere((px, py, 0.16), 0.075, ring, segments=24))
        parts.append(sphere((px + dy * 0.0, py + side * 0.012, 0.185), 0.062, black, segments=24))
        mx, my = spine(0.02)
        whisker = [(mx, my + side * 0.10, 0.02), (mx + 0.10, my + side * 0.17, 0.06), (mx + 0.12, my + side * 0.28, 0.02), (mx + 0.03, my + side * 0.34, 0.0)]
        parts.append(curve_tube("whisker", whisker, 0.016, ring, radii=[1, 0.9, 0.6, 0.2]))
    return group(parts)


# ---------------------------------------------------------------- lotus
def lotus(tip=(0.90, 0.10, 0.30), base=(1.0, 0.80, 0.82), pad=True, open_=1.0, lit=0.12):
    petal = material("petal", base, rough=0.38, sheen=0.4)
    n = Nodes(petal)
    v = n.axis(n.coord("UV"), "Y")
    color = n.ramp(v, [(0.0, (1.0, 0.88, 0.62)), (0.25, base), (0.62, tuple((a + b) / 2 for a, b in zip(base, tip))), (1.0, tip)])
    n.link(color, n.bsdf.inputs["Base Color"])
    n.link(color, n.bsdf.inputs["Emission"])
    n.bsdf.inputs["Emission Strength"].default_value = lit
    wave = n.add("TexWave", wave_type="BANDS", bands_direction="X")
    wave.inputs["Scale"].default_value = 4
    n.link(n.coord("UV"), wave.inputs[0])
    n.bump(wave.outputs["Fac"], 0.12, 0.02)
    parts = []

    def one(azimuth, size, lean, cup):
        def fn(u, v):
            s = (u - 0.5) * 2
            w = 0.40 * size * (sin(pi * min(1, v * 0.86 + 0.06)) ** 0.75) * (1 - 0.25 * v)
            if v > 0.8:
                w *= 1 - ((v - 0.8) / 0.2) ** 1.6
            out = size * (sin(lean * (0.55 + 0.65 * v)) * v)
            up = size * (cos(lean * (0.30 + 0.9 * v)) * v)
            x = out + 0.06
            inward = -cup * s * s * w
            px, py, pz = x + inward * cos(lean), s * w, up - inward * sin(lean) * 0.9
            ca, sa = cos(azimuth), sin(azimuth)
            return px * ca - py * sa, px * sa + py * ca, pz
        return grid("petal", fn, 12, 18, petal, thickness=0.018, subsurf=1)

    for count, size, lean, phase, cup in ((6, 0.88, 0.30, 0.2, 0.7), (8, 1.08, 0.66, 0.0, 0.6), (9, 1.18, 1.02, 0.35, 0.5), (9, 1.10, 1.38, 0.1, 0.4)):
        for k in range(count):
            parts.append(one(2 * pi * (k + phase) / count + 0.07 * sin(k * 7), size, lean * open_, cup))
    seed = material("seed", (0.95, 0.66, 0.12), rough=0.5, emission=(1, 0.6, 0.1), strength=0.25)
    parts.append(cylinder((0, 0, 0.28), 0.17, 0.2, seed))
    for k in range(22):
        a = 2 * pi * k / 22
        parts.append(curve_tube("stamen", [(0.15 * cos(a), 0.15 * sin(a), 0.2), (0.24 * cos(a), 0.24 * sin(a), 0.42)], 0.014, seed))
    if pad:
        leaf = material("pad", (0.008, 0.13, 0.045), rough=0.4)
        m = Nodes(leaf)
        wave2 = m.add("TexWave", wave_type="BANDS", bands_direction="X")
        wave2.inputs["Scale"].default_value = 5
        m.link(m.coord("UV"), wave2.inputs[0])
        m.bump(wave2.outputs["Fac"], 0.25, 0.03)

        def disc(u, v):
            a = 0.28 + (2 * pi - 0.56) * u + 1.2
            r = 1.35 * v * (1 + 0.025 * sin(9 * a))
            return r * cos(a), r * sin(a), -0.04 + 0.05 * v * v * sin(5 * a) + 0.08 * max(0, v - 0.85) / 0.15
        parts.append(grid("pad", disc, 96, 14, leaf, thickness=0.02))
    return group(parts)


# ---------------------------------------------------------------- jade teapot
def jade(color=(0.012, 0.24, 0.10), rough=0.14):
    mat = material("jade", color, rough=rough, coat=0.7)
    n = Nodes(mat)
    cloud = n.noise(n.coord("Object"), 2.2, 5)
    n.link(n.ramp(cloud, [(0.32, tuple(c * 0.55 for c in color)), (0.55, color), (0.75, (0.08, 0.46, 0.22))]), n.bsdf.inputs["Base Color"])
    return mat


def teapot():
    green, trim = jade(), gold(0.18)
    parts = []
    body = []
    for k in range(33):
        t = k / 32
        a = -pi / 2 * 0.86 + t * (pi / 2 * 0.86 + pi / 2 * 0.72)
        body.append((0.86 * cos(a), 0.66 * sin(a)))
    z0 = body[0][1]
    profile = [(1e-4, z0)] + body
    parts.append(lathe("body", profile, green, 96))
    parts.append(lathe("foot", [(1e-4, z0 - 0.10), (0.42, z0 - 0.10), (0.45, z0 - 0.06), (0.40, z0 + 0.03), (1e-4, z0 + 0.04)], trim))
    r_top, z_top = body[-1]
    parts.append(torus((0, 0, z_top), r_top, 0.045, trim))
    parts.append(torus((0, 0, -0.02), 0.862, 0.022, trim))
    lid = [(r_top * cos(a), z_top + 0.02 + 0.24 * sin(a)) for a in (k * pi / 2 / 14 for k in range(14))] + [(1e-4, z_top + 0.265)]
    parts.append(lathe("lid", lid, green, 64, smooth_angle=180))
    parts.append(torus((0, 0, z_top + 0.26), 0.10, 0.03, trim))
    parts.append(sphere((0, 0, z_top + 0.37), 0.115, trim))
    spout = [(0.62, 0, -0.20), (0.95, 0, -0.16), (1.12, 0, 0.10), (1.20, 0, 0.36), (1.42, 0, 0.52)]
    parts.append(curve_tube("spout", spout, 0.2, green, radii=[1.25, 1.1, 0.75, 0.55, 0.5], resolution=24))
    parts.append(torus((1.40, 0, 0.505), 0.10, 0.035, trim, (0, 0.9, 0)))
    handle = [(-0.66, 0, 0.34), (-1.0, 0, 0.60), (-1.36, 0, 0.42), (-1.36, 0, -0.06), (-1.02, 0, -0.34), (-0.66, 0, -0.30)]
    parts.append(curve_tube("handle", handle, 0.085, trim, resolution=24))
    # a gold lotus spray on the belly: petals hugging the surface
    for k in range(5):
        a = (k - 2) * 0.52
        pts = []
        for j in range(7):
            t = j / 6
            px, pz = sin(a) * 0.40 * t, -0.26 + cos(a) * 0.40 * t
            rr = 0.86 * math.sqrt(max(0.05, 1 - (pz / 0.66) ** 2))
            ang = px / rr
            pts.append((rr * sin(ang), -rr * cos(ang) - 0.004, pz))
        parts.append(curve_tube("spray", pts, 0.05, trim, radii=[0.25, 0.6, 0.95, 1.0, 0.8, 0.45, 0.1], resolution=12))
    return group(parts)


# ---------------------------------------------------------------- folding fan
def fan(color=(0.035, 0.025, 0.30), edge=(0.10, 0.10, 0.55)):
    cloth = material("cloth", color, rough=0.5)
    n = Nodes(cloth)
    v = n.axis(n.coord("UV"), "Y")
    u = n.axis(n.coord("UV"), "X")
    goldc = (0.95, 0.62, 0.18)
    # seigaiha-like arcs in gold: rings round a staggered lattice of points
    scale = n.add("CombineXYZ")
    row = n.math("FLOOR", n.math("MULTIPLY", v, 5.0))
    n.link(n.math("FRACT", n.math("ADD", n.math("MULTIPLY", u, 11.0), n.math("MULTIPLY", row, 0.5))), scale.inputs[0])
    fx = n.math("SUBTRACT", n.math("FRACT", n.math("ADD", n.math("MULTIPLY", u, 11.0), n.math("MULTIPLY", row, 0.5))), 0.5)
    fy = n.math("FRACT", n.math("MULTIPLY", v, 5.0))
    dist = n.math("SQRT", n.math("ADD", n.math("MULTIPLY", fx, fx), n.math("MULTIPLY", fy, fy)))
    ring = n.math("LESS_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", n.math("FRACT", n.math("MULTIPLY", dist, 4.2)), 0.5)), 0.13)
    inside = n.math("MULTIPLY", ring, n.math("LESS_THAN", dist, 0.52))
    rim = n.math("MAXIMUM", n.math("GREATER_THAN", v, 0.93), n.math("LESS_THAN", v, 0.05))
    mask = n.math("MAXIMUM", inside, rim)
    mix = n.add("MixRGB")
    n.link(mask, mix.inputs[0])
    n.link(n.ramp(v, [(0.0, color), (0.8, edge)]), mix.inputs[1])
    mix.inputs[2].default_value = (*goldc, 1)
    n.link(mix.outputs[0], n.bsdf.inputs["Base Color"])
    n.link(n.math("MULTIPLY", mask, 0.9), n.bsdf.inputs["Metallic"])
    trim, parts, folds = gold(0.2), [], 18
    spread = 2.75

    def sheet(u, v):
        a = pi / 2 - spread / 2 + spread * u
        r = 0.78 + 0.92 * v
        tri = abs(((u * folds) % 1.0) * 2 - 1)
        return r * cos(a), -0.10 * tri * (0.4 + v * 0.6), r * sin(a)

    parts.append(grid("sheet", sheet, folds * 8, 8, cloth, thickness=0.012))
    auto_smooth(parts[-1], 15)
    for k in range(folds + 1):
        a = pi / 2 - spread / 2 + spread * k / folds
        last = k in (0, folds)
        rod = box((0.5 * (0.0 + (1.72 if last else 0.82)) * cos(a), -0.11, 0.5 * (1.72 if last else 0.82) * sin(a)), ((1.74 if last else 0.92), 0.03 if not last else 0.06, 0.045 if not last else 0.10), trim, 0.012, (0, -a, 0))
        parts.append(rod)
    parts.append(cylinder((0, -0.14, 0.0), 0.12, 0.14, jade(), 0.04, rotation=(pi / 2, 0, 0)))
    parts.append(torus((0, -0.20, 0.0), 0.12, 0.025, trim, (pi / 2, 0, 0)))
    silk = material("silk", (0.04, 0.38, 0.2), rough=0.45)
    parts.append(curve_tube("cord", [(0, -0.15, -0.08), (0.02, -0.15, -0.2), (0, -0.15, -0.32)], 0.022, trim))

    def thread(u, v):
        b = 2 * pi * u
        r = (0.07 + 0.06 * v) * (1 + 0.06 * sin(18 * b))
        return r * cos(b), -0.15 + r * sin(b), -0.33 - 0.34 * v
    parts.append(grid("tassel", thread, 108, 6, silk, wrap_u=True))
    return group(parts)


# ---------------------------------------------------------------- blossom branch
def blossom(color=(1.0, 0.42, 0.52), heart=(0.85, 0.08, 0.20), size=1.0):
    petal = material("blossom", color, rough=0.5, emission=color, strength=0.10)
    n = Nodes(petal)
    v = n.axis(n.coord("UV"), "Y")
    n.link(n.ramp(v, [(0.05, heart), (0.4, color), (1.0, (1.0, 0.80, 0.82))]), n.bsdf.inputs["Base Color"])
    parts = []
    for k in range(5):
        az = 2 * pi * k / 5

        def fn(u, v, az=az):
            s = (u - 0.5) * 2
            w = 0.285 * sin(pi * min(1.0, 0.08 + v * 0.78)) ** 0.7
            if v > 0.75:
                w *= math.sqrt(max(0, 1 - ((v - 0.75) / 0.25) ** 2)) * 0.98 + 0.02
            x, y, z = v * 0.56, s * w, 0.16 * v * v + 0.12 * s * s * v
            return (x * cos(az) - y * sin(az), x * sin(az) + y * cos(az), z)
        parts.append(grid("p", fn, 8, 12, petal, thickness=0.012))
    pollen = material("pollen", (1, 0.72, 0.15), rough=0.4, emission=(1, 0.6, 0.1), strength=0.4)
    for k in range(9):
        a = 2 * pi * k / 9
        parts.append(sphere((0.13 * cos(a), 0.13 * sin(a), 0.16), 0.032, pollen, segments=10))
    parts.append(sphere((0, 0, 0.06), 0.08, material("heart", heart, rough=0.5), segments=16))
    return group(parts, scale=size)


# ---------------------------------------------------------------- house money
def coin(mat=None, motif="diamond", thick=0.16):
    """A coin of radius 1 lying flat (axis z), the same relief on both faces."""
    mat = mat or gold(0.2)
    h = thick / 2
    top = [(1.0, h - 0.03), (0.985, h - 0.008), (0.96, h), (0.87, h), (0.85, h - 0.012), (0.84, h - 0.035), (0.80, h - 0.042), (1e-4, h - 0.042)]
    profile = [(r, -z) for r, z in reversed(top)] + top
    # reeded edge: alternate segments step in a little
    obj = lathe("coin", profile, mat, 180)
    n = len(profile)
    for s in range(180):
        if s % 2:
            for k in (len(top) - 1, len(top)):
                vert = obj.data.vertices[s * n + k]
                vert.co.x *= 0.982
                vert.co.y *= 0.982
    parts = [obj]
    for side in (1, -1):
        z = side * (h - 0.03)
        if motif == "diamond":
            pts = [(0, 0.56), (0.40, 0), (0, -0.56), (-0.40, 0)]
            verts, faces = [], []
            for scale, zz in ((1, 0), (0.86, 0.05), (0.0, 0.09)):
                verts += [(x * scale, y * scale, z + side * zz) for x, y in pts]
            for k in range(4):
                m = (k + 1) % 4
                faces += [(k, m, 4 + m, 4 + k), (4 + k, 4 + m, 8 + m, 8 + k)]
            parts.append(mesh_object("diamond", verts, faces, [mat], smooth=False))
            for k in range(28):
                a = 2 * pi * k / 28
                parts.append(sphere((0.73 * cos(a), 0.73 * sin(a), z), 0.026, mat, segments=8))
        elif motif == "square":
            for dx, dy, sx, sy in ((0, 0.24, 0.56, 0.08), (0, -0.24, 0.56, 0.08), (0.24, 0, 0.08, 0.56), (-0.24, 0, 0.08, 0.56)):
                parts.append(box((dx, dy, z), (sx, sy, 0.06), mat, 0.02))
    return group(parts)


CHIP_COLORS = {
    "green": ((0.010, 0.105, 0.052), (0.90, 0.84, 0.68)),
    "ivory": ((0.80, 0.74, 0.60), (0.012, 0.12, 0.06)),
    "black": ((0.012, 0.012, 0.013), (0.85, 0.55, 0.16)),
    "amber": ((0.62, 0.30, 0.04), (0.90, 0.84, 0.68)),
}


def chip(name="green", radius=1.0, thick=0.24):
    """A clay chip with eight inserts, a gold ring and a gold diamond; radius 1, axis z."""
    base, insert = CHIP_COLORS[name]
    clay = material("clay", base, rough=0.38, coat=0.25)
    spot_ = material("insert", insert, rough=0.38, coat=0.25, metallic=0.85 if name == "black" else 0.0)
    foil = gold(0.2)
    face = material("face", tuple(c * 0.55 for c in base) if name != "ivory" else (0.62, 0.56, 0.43), rough=0.3, coat=0.5)
    h, b = thick / 2, 0.035
    top = [(radius, h - b), (radius - b * 0.3, h - b * 0.3), (radius - b, h), (0.70, h), (0.685, h - 0.018), (0.66, h - 0.018), (1e-4, h - 0.018)]
    profile = [(r, -z) for r, z in reversed(top)] + top
    segments, n = 160, len(profile)

    def pick(s, k):
        ring = min(k, n - 2 - k)  # 0 is the centre face, rising outward
        if ring <= 1:
            return 2
        return 1 if (s % 20) < 8 else 0
    parts = [lathe("chip", profile, segments=segments, mats=[clay, spot_, face], face_mat=pick, smooth_angle=30)]
    for side in (1, -1):
        z = side * (h - 0.018)
        parts.append(torus((0, 0, z), 0.615, 0.020, foil, segments=72))
        pts = [(0, 0.44), (0.31, 0), (0, -0.44), (-0.31, 0)]
        verts = [(x * sc, y * sc, z + side * zz) for sc, zz in ((1, 0), (0.9, 0.022), (0, 0.05)) for x, y in pts]
        faces = [f for k in range(4) for f in ((k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k), (4 + k, 4 + (k + 1) % 4, 8 + (k + 1) % 4, 8 + k))]
        parts.append(mesh_object("diamond", verts, faces, [foil], smooth=False))
    return group(parts)


def stack(kind, count, loc, jitter=0.03, step=None, seed=1, scale=1.0, lean=0.0):
    """Copies of a chip or a coin (`kind` is its empty), one above the other."""
    rng = random.Random(seed)
    step = (step or 0.24) * scale
    for k in range(count):
        copy(kind, (loc[0] + rng.uniform(-jitter, jitter) * scale + lean * k, loc[1] + rng.uniform(-jitter, jitter) * scale,
                    loc[2] + step * (k + 0.5)), (0, 0, rng.uniform(0, 6.28)), scale)


def die(size=1.0, body=(0.86, 0.80, 0.66), pip=(0.02, 0.10, 0.05)):
    ivory = material("ivory", body, rough=0.22, coat=0.6)
    dark = material("pip", pip, rough=0.25, coat=0.5)
    parts = [box((0, 0, 0), (1, 1, 1), ivory, 0.14, segments=6)]
    d, e = 0.25, 0.5
    spots = {1: [(0, 0)], 2: [(-d, -d), (d, d)], 3: [(-d, -d), (0, 0), (d, d)], 4: [(-d, -d), (-d, d), (d, -d), (d, d)],
             5: [(-d, -d), (-d, d), (d, -d), (d, d), (0, 0)], 6: [(-d, -d), (-d, 0), (-d, d), (d, -d), (d, 0), (d, d)]}
    for value, axis, sign in ((1, 2, 1), (6, 2, -1), (2, 1, -1), (5, 1, 1), (3, 0, 1), (4, 0, -1)):
        for a, b in spots[value]:
            loc = [a, b]
            loc.insert(axis, sign * e)
            scale = [1, 1, 1]
            scale[axis] = 0.18
            parts.append(sphere(loc, 0.155 if value == 1 else 0.095, gold(0.2) if value == 1 else dark, scale, 24))
    return group(parts, scale=size)


# ---------------------------------------------------------------- moon
def moon(radius=1.0, color=(1.0, 0.86, 0.58), strength=2.2):
    mat = material("moon", color, rough=1)
    n = Nodes(mat)
    mare = n.noise(n.coord("Object"), 1.6 / radius, 6)
    layer = n.add("LayerWeight")
    layer.inputs["Blend"].default_value = 0.3
    tone = n.ramp(mare, [(0.38, tuple(c * 0.62 for c in color)), (0.60, color)])
    mix = n.add("MixRGB", blend_type="MULTIPLY")
    mix.inputs[0].default_value = 0.6
    n.link(tone, mix.inputs[1])
    n.link(n.ramp(layer.outputs["Facing"], [(0.3, (1, 1, 1)), (1.0, (0.75, 0.55, 0.30))]), mix.inputs[2])
    n.link(mix.outputs[0], n.bsdf.inputs["Emission"])
    n.bsdf.inputs["Emission Strength"].default_value = strength
    n.bsdf.inputs["Base Color"].default_value = (0, 0, 0, 1)
    return sphere((0, 0, 0), radius, mat, segments=64)
