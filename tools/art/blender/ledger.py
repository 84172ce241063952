"""Home banner 3: money that is accounted for. An open ledger, neat coins, a seal, a vault door behind."""
from common import *
from garden import calm
from props import *
from table import walnut


def leather(color=(0.008, 0.055, 0.032), rough=0.42):
    mat = material("leather", color, rough=rough, coat=0.12)
    n = Nodes(mat)
    grain = n.add("TexVoronoi")
    grain.inputs["Scale"].default_value = 34
    n.link(n.coord("Object"), grain.inputs["Vector"])
    n.bump(grain.outputs["Distance"], 0.25, 0.02)
    return mat


def ruled():
    """Ivory paper with green rules, gold columns and lines of unreadable ink."""
    mat = material("ruled", (0.66, 0.58, 0.42), rough=0.7)
    n = Nodes(mat)
    uv = n.coord("UV")
    u, v = n.axis(uv, "X"), n.axis(uv, "Y")
    rows = n.math("MULTIPLY", v, 12.0)
    in_page = n.math("MULTIPLY", n.math("GREATER_THAN", v, 0.06), n.math("LESS_THAN", v, 0.90))
    rule = n.math("MULTIPLY", n.math("LESS_THAN", n.math("FRACT", rows), 0.2), in_page)
    column = 0.0
    for at in (0.16, 0.60, 0.78):
        column = n.math("ADD", column, n.math("LESS_THAN", n.math("ABSOLUTE", n.math("SUBTRACT", u, at)), 0.012))
    # handwriting: short strokes where a stretched noise is high, in the lower half of every row
    mapping = n.add("Mapping")
    mapping.inputs["Scale"].default_value = (24, 36, 1)
    n.link(uv, mapping.inputs[0])
    scribble = n.math("GREATER_THAN", n.noise(mapping.outputs[0], 1.0, 2), 0.50)
    row_id = n.add("CombineXYZ")
    n.link(n.math("MULTIPLY", u, 5.0), row_id.inputs[0])
    n.link(n.math("FLOOR", rows), row_id.inputs[1])
    word = n.math("GREATER_THAN", n.noise(row_id.outputs[0], 1.7, 0), 0.44)
    f = n.math("FRACT", rows)
    line = n.math("MULTIPLY", n.math("GREATER_THAN", f, 0.18), n.math("LESS_THAN", f, 0.60))
    ink = n.math("MULTIPLY", n.math("MULTIPLY", scribble, word), n.math("MULTIPLY", line, in_page))
    base = n.add("MixRGB")
    n.link(n.math("MULTIPLY", rule, 0.85), base.inputs[0])
    base.inputs[1].default_value = (0.66, 0.58, 0.42, 1)
    base.inputs[2].default_value = (0.10, 0.34, 0.20, 1)
    with_columns = n.add("MixRGB")
    n.link(n.math("MINIMUM", column, 0.8), with_columns.inputs[0])
    n.link(base.outputs[0], with_columns.inputs[1])
    with_columns.inputs[2].default_value = (0.62, 0.36, 0.07, 1)
    final = n.add("MixRGB")
    n.link(n.math("MULTIPLY", ink, 0.75), final.inputs[0])
    n.link(with_columns.outputs[0], final.inputs[1])
    final.inputs[2].default_value = (0.02, 0.035, 0.04, 1)
    n.link(final.outputs[0], n.bsdf.inputs["Base Color"])
    return mat


def book(cover=None, width=1.75, depth=2.5):
    """An open book lying on the table, spine along y."""
    cover = cover or leather()
    trim, paper = gold(0.22), ruled()
    edge = material("edge", (0.70, 0.58, 0.36), rough=0.6)
    e = Nodes(edge)
    leaves = e.add("TexWave", wave_type="BANDS", bands_direction="Z")
    leaves.inputs["Scale"].default_value = 16
    e.link(e.coord("Object"), leaves.inputs[0])
    e.link(e.ramp(leaves.outputs["Fac"], [(0.2, (0.36, 0.27, 0.14)), (0.8, (0.70, 0.58, 0.36))]), e.bsdf.inputs["Base Color"])

    def height(t):
        return 0.13 + 0.26 * (1 - math.exp(-t * 9)) - 0.10 * t * t
    parts = []
    for side in (1, -1):
        def top(u, v, side=side):
            t = u if side > 0 else 1 - u
            return side * (0.015 + width * t), depth * (v - 0.5), height(t)
        parts.append(grid("page", top, 48, 4, paper))
        for y in (-depth / 2, depth / 2):
            def front(u, v, side=side, y=y):
                return side * (0.015 + width * u), y, 0.07 + (height(u) - 0.07) * v
            parts.append(grid("front", front, 48, 8, edge))

        def outer(u, v, side=side):
            return side * (0.015 + width), depth * (u - 0.5), 0.07 + (height(1) - 0.07) * v
        parts.append(grid("outer", outer, 2, 8, edge))
        parts.append(box((side * (width / 2 + 0.03), 0, 0.035), (width + 0.12, depth + 0.16, 0.07), cover, 0.025))
        for y in (-1, 1):
            x0, y0 = side * (width + 0.10), y * (depth / 2 + 0.085)
            verts = [(x0, y0, 0.074), (x0 - side * 0.34, y0, 0.074), (x0, y0 - y * 0.34, 0.074)]
            parts.append(mesh_object("corner", verts, [(0, 1, 2)], [trim], smooth=False))
            parts.append(box((x0 - side * 0.02, y0 - y * 0.15, 0.035), (0.06, 0.34, 0.085), trim, 0.012))
            parts.append(box((x0 - side * 0.15, y0 - y * 0.02, 0.035), (0.34, 0.06, 0.085), trim, 0.012))
    ribbon = material("ribbon", (0.015, 0.20, 0.10), rough=0.4, sheen=0.4)
    parts.append(grid("ribbon", lambda u, v: (0.05 + 0.10 * u + 0.05 * sin(3 * v), depth * (0.5 - v * 1.16), (0.30 if v < 0.86 else 0.30 - (v - 0.86) * 1.7)), 3, 40, ribbon))
    return group(parts)


def pen():
    black, trim = material("lacquer", (0.006, 0.012, 0.010), rough=0.08, coat=1), gold(0.15)
    parts = [
        lathe("barrel", [(1e-4, 1.05), (0.06, 1.04), (0.085, 0.95), (0.10, 0.2), (0.095, -0.35), (0.075, -0.62), (1e-4, -0.62)], black, 40),
        lathe("nib", [(0.062, -0.60), (0.05, -0.74), (0.012, -0.98), (1e-4, -1.0)], trim, 24),
        torus((0, 0, 0.2), 0.10, 0.018, trim), torus((0, 0, 0.12), 0.10, 0.010, trim), torus((0, 0, -0.60), 0.075, 0.014, trim), torus((0, 0, 0.97), 0.082, 0.013, trim),
    ]
    return group(parts)


def seal():
    """A brass seal with a turned wooden handle, standing."""
    brass = gold(0.2)
    handle = [(1e-4, 1.62), (0.14, 1.60), (0.24, 1.48), (0.26, 1.34), (0.20, 1.14), (0.11, 0.92), (0.10, 0.70), (0.15, 0.55), (0.19, 0.48)]
    foot = [(0.19, 0.50), (0.23, 0.46), (0.21, 0.40), (0.15, 0.34), (0.16, 0.26), (0.34, 0.16), (0.40, 0.12), (0.42, 0.06), (0.42, 0.0), (1e-4, 0.0)]
    return group([lathe("handle", handle[::-1], walnut(), 48), lathe("foot", foot[::-1], brass, 64)])


def wax(color=(0.010, 0.16, 0.075)):
    """A wax seal: an uneven disc, a rim and the house's diamond."""
    mat = material("wax", color, rough=0.28, coat=0.3)

    def fn(u, v):
        a = 2 * pi * u
        r = 0.44 * (1 + 0.05 * sin(3 * a + 1) + 0.035 * sin(7 * a)) * v
        z = 0.075 if v < 0.68 else 0.075 + 0.05 * sin(pi * min(1, (v - 0.68) / 0.24)) - 0.14 * max(0, (v - 0.86) / 0.14) ** 2
        return r * cos(a), r * sin(a), max(0.0, z)
    disc = grid("wax", fn, 96, 40, mat, wrap_u=True)
    pts = [(0, 0.22), (0.155, 0), (0, -0.22), (-0.155, 0)]
    verts = [(x * s, y * s, z) for s, z in ((1, 0.07), (0.85, 0.105), (0, 0.13)) for x, y in pts]
    faces = [f for k in range(4) for f in ((k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k), (4 + k, 4 + (k + 1) % 4, 8 + (k + 1) % 4, 8 + k))]
    return group([disc, mesh_object("mark", verts, faces, [gold(0.22)], smooth=False)])


def vault():
    """A round vault door facing -y, radius about 4."""
    steel = material("steel", (0.05, 0.065, 0.06), metallic=1, rough=0.32)
    brass = gold(0.28)
    parts = [
        lathe("door", [(1e-4, 0.5), (2.4, 0.5), (2.5, 0.42), (3.0, 0.40), (3.1, 0.48), (3.3, 0.48), (3.4, 0.35), (3.4, -0.4)][::-1], steel, 128),
        lathe("frame", [(3.6, 0.0), (3.6, 0.5), (3.75, 0.62), (4.3, 0.62), (4.45, 0.5), (4.45, 0.0)][::-1], brass, 128),
        torus((0, 0, 0.50), 2.45, 0.06, brass),
        torus((0, 0, 1.0), 1.25, 0.11, brass), cylinder((0, 0, 0.8), 0.36, 0.7, brass, 0.06),
    ]
    for k in range(5):
        a = 2 * pi * k / 5 + 0.3
        parts.append(curve_tube("spoke", [(0.2 * cos(a), 0.2 * sin(a), 0.98), (0.8 * cos(a), 0.8 * sin(a), 1.02), (1.55 * cos(a), 1.55 * sin(a), 1.0)], 0.075, brass))
        parts.append(sphere((1.62 * cos(a), 1.62 * sin(a), 1.0), 0.15, brass, segments=20))
    for k in range(16):
        a = 2 * pi * k / 16
        parts.append(sphere((2.78 * cos(a), 2.78 * sin(a), 0.42), 0.12, brass, segments=16))
        parts.append(cylinder((3.95 * cos(a), 3.95 * sin(a), 0.62), 0.13, 0.12, steel, 0.03, 24))
    return group(parts, rotation=(pi / 2, 0, 0))


def desk():
    world_hdri("lobby", 0.20, 2.2, backdrop=(0.002, 0.007, 0.005))
    mesh_object("desk", [(-60, -20, 0), (60, -20, 0), (60, 30, 0), (-60, 30, 0)], [(0, 1, 2, 3)], [leather((0.006, 0.042, 0.024), 0.62)])
    mesh_object("wall", [(-60, 16, 0), (60, 16, 0), (60, 16, 30), (-60, 16, 30)], [(0, 1, 2, 3)], [material("wall", (0.010, 0.045, 0.028), rough=0.7)])
    door = vault()
    door.location = (5.2, 14.5, 3.3)
    spot((-2, -5, 11), (0.8, 0.2, 0.2), 4200, 32, 0.9, (1.0, 0.82, 0.6), 0.9)
    area((6, 4, 4.5), (1.5, 0.5, 0.3), 2.5, 320, (1.0, 0.72, 0.42))
    area((-1, 6, 8), (5, 14, 3.3), 3, 700, (1.0, 0.74, 0.45))


def still_life():
    ledger = book()
    ledger.location, ledger.rotation_euler = (0.2, -0.1, 0), (0, 0, math.radians(-14))
    nib = pen()
    nib.location, nib.rotation_euler, nib.scale = (0.95, -0.55, 0.46), (0, math.radians(88), math.radians(38)), (0.85,) * 3
    money = coin()
    for k, count in enumerate((4, 7, 10, 13, 17)):
        stack(money, count, (0.2 + 0.98 * k, 2.05 + 0.0 * k, 0), 0.0, 0.17, seed=k + 20, scale=0.45)
    for k, count in enumerate((3, 6, 9)):
        stack(money, count, (2.65 + 0.98 * k, 0.95, 0), 0.0, 0.17, seed=k + 30, scale=0.45)
    stamp = seal()
    stamp.location, stamp.scale = (-1.15, 1.75, 0), (0.9,) * 3
    mark = wax()
    mark.location, mark.rotation_euler = (-0.95, -0.45, 0.335), (0.0, 0.05, 0.2)
    mark.scale = (0.8, 0.8, 0.9)
    copy(money, (2.75, -0.35, 0.43), (math.radians(80), 0, math.radians(-16)), 0.45)
    copy(money, (3.35, -0.55, 0.036), (0, 0, 1), 0.45)
    hide_source(money)


def banner(mobile):
    def job():
        desk()
        still_life()
        if mobile:
            camera((0.2, -8.6, 3.7), (1.0, 0.8, 0.0), 50, 0.25, (0.8, -0.2, 0.3), shift=(0, -0.075))
            render("ledger/banner-mobile", 828, 620, 72, denoise=0.22, bloom=(1.2, 0.16, 30), exposure=0.6, post=calm(bottom=0.36, floor=0.2))
        else:
            camera((1.2, -8.6, 3.1), (1.2, 0.8, 1.05), 30, 0.22, (0.8, -0.2, 0.3), shift=(-0.235, 0))
            render("ledger/banner-desktop", 1600, 560, 72, denoise=0.22, bloom=(1.2, 0.16, 30), exposure=0.6, post=calm(left=0.45))
    return job


JOBS = {"banner-desktop": banner(False), "banner-mobile": banner(True)}
