"""Small illustrations for empty, error and welcome states: a few props on a baize plinth, transparent ground."""
from common import *
from ledger import book, leather, pen
from props import *


def plinth(radius=2.2):
    cloth = material("cloth", (0.005, 0.062, 0.030), rough=0.85)
    parts = [cylinder((0, 0, -0.14), radius, 0.26, cloth, 0.06, 128), torus((0, 0, -0.02), radius - 0.03, 0.035, gold(0.22), segments=128), torus((0, 0, -0.26), radius - 0.01, 0.05, gold(0.22), segments=128)]
    return group(parts)


def light():
    vivid()
    world_hdri("studio", 0.34, 0.6)
    area((-3, -4, 5), (0, 0, 0), 3, 150, (1, 0.93, 0.82))
    area((4, -1.5, 3), (0, 0, 0), 2, 90, (1, 0.75, 0.45))
    area((0, 4, 3), (0, 0, 0.6), 3, 100, (0.8, 0.95, 1))


def shot(name, target=(0, 0, 0.6), scale=5.2, elevation=20, size=(960, 720), samples=56):
    e = math.radians(elevation)
    camera((target[0], target[1] - 16 * cos(e), target[2] + 16 * sin(e)), target, ortho=scale)
    render(f"scenes/{name}", *size, samples, transparent=True, denoise=0.2)


def not_found():
    light()
    plinth()
    d = die(0.95)
    d.location, d.rotation_euler = (0.85, 0.35, 0.62), (0.62, 0.5, 0.6)
    c = chip("green")
    c.location, c.rotation_euler, c.scale = (-1.0, 0.5, 0.62), (math.radians(74), 0, math.radians(28)), (0.66,) * 3
    # a magnifying glass lying in front
    trim = gold(0.18)
    lens = material("lens", (0.85, 0.95, 0.9), rough=0.02, transmission=1, alpha=0.35)
    handle = material("handle", (0.09, 0.035, 0.014), rough=0.25, coat=0.6)
    parts = [torus((0, 0, 0), 0.60, 0.075, trim), cylinder((0, 0, 0), 0.57, 0.05, lens, 0.02), cylinder((0.76, 0, 0), 0.07, 0.22, trim, 0.02, rotation=(0, pi / 2, 0)), cylinder((1.35, 0, 0), 0.11, 1.0, handle, 0.05, rotation=(0, pi / 2, 0))]
    group(parts, (-0.35, -0.85, 0.34), (math.radians(26), 0, math.radians(-14)), 0.95)
    shot("not-found")


def error():
    light()
    plinth()
    kinds = {n: chip(n) for n in ("green", "ivory", "black", "amber")}
    stack(kinds["green"], 3, (-1.1, 0.3, 0), 0.03, scale=0.66, seed=2)
    copy(kinds["ivory"], (-1.02, 0.28, 0.58), (0.05, 0.16, 0), 0.66)
    for k, n in enumerate(("amber", "ivory", "green", "black", "ivory")):
        lean = math.radians(66 - 9 * k)
        copy(kinds[n], (-0.42 + 0.36 * k, 0.0 - 0.05 * k, 0.56 - 0.075 * k), (0, lean, math.radians(-18)), 0.66)
    copy(kinds["green"], (1.45, -0.75, 0.08), (0, 0, 0.4), 0.66)
    copy(kinds["black"], (-0.9, -1.1, 0.08), (0, 0, 1.2), 0.66)
    copy(kinds["amber"], (0.35, -1.25, 0.08), (0, 0, 2.2), 0.66)
    for source in kinds.values():
        hide_source(source)
    shot("error")


def offline():
    light()
    plinth(1.8)
    lamp = lantern(lit=0, tassel=False)
    lamp.location = (0, 0, 1.05)
    lamp.rotation_euler = (0, math.radians(-5), 0.1)
    wick = material("smoke", (0.75, 0.78, 0.74), rough=1, alpha=0.35)
    curve_tube("smoke", [(0.05, 0, 2.25), (0.22, 0, 2.5), (0.0, 0, 2.75), (0.2, 0, 3.0)], 0.05, wick, radii=[0.5, 1, 0.8, 0.1])
    shot("offline", (0, 0, 1.1), 5.6)


def slip():
    """A betting slip: curled paper with a torn foot, ruled, its boxes unticked."""
    mat = material("slip", (0.74, 0.66, 0.50), rough=0.7)
    n = Nodes(mat)
    uv = n.coord("UV")
    u, v = n.axis(uv, "X"), n.axis(uv, "Y")
    row = n.math("FRACT", n.math("MULTIPLY", v, 6.0))
    band = n.math("MULTIPLY", n.math("GREATER_THAN", row, 0.42), n.math("LESS_THAN", row, 0.58))
    body = n.math("MULTIPLY", n.math("GREATER_THAN", u, 0.12), n.math("LESS_THAN", u, 0.66))
    inside = n.math("MULTIPLY", n.math("GREATER_THAN", v, 0.18), n.math("LESS_THAN", v, 0.80))
    cell = n.math("MAXIMUM", n.math("ABSOLUTE", n.math("MULTIPLY", n.math("SUBTRACT", u, 0.82), 8.0)), n.math("MULTIPLY", n.math("ABSOLUTE", n.math("SUBTRACT", row, 0.5)), 2.0))
    square = n.math("MULTIPLY", n.math("LESS_THAN", cell, 0.62), n.math("GREATER_THAN", cell, 0.42))
    head = n.math("GREATER_THAN", v, 0.87)
    mask = n.math("MULTIPLY", n.math("MAXIMUM", n.math("MULTIPLY", band, body), square), inside)
    mix = n.add("MixRGB")
    n.link(n.math("MULTIPLY", mask, 0.55), mix.inputs[0])
    mix.inputs[1].default_value = (0.74, 0.66, 0.50, 1)
    mix.inputs[2].default_value = (0.10, 0.30, 0.18, 1)
    top = n.add("MixRGB")
    n.link(head, top.inputs[0])
    n.link(mix.outputs[0], top.inputs[1])
    top.inputs[2].default_value = (0.012, 0.14, 0.07, 1)
    n.link(top.outputs[0], n.bsdf.inputs["Base Color"])

    def fn(u, v):
        tooth = 0.05 * abs(((u * 12) % 1) * 2 - 1) * max(0, 1 - v * 14)
        return (u - 0.5) * 1.5, 0.16 * (1 - v) ** 2 - 0.22 * max(0, v - 0.7) ** 2 * 4, 2.3 * v + tooth
    return group([grid("slip", fn, 96, 60, mat, thickness=0.015)])


def empty_bets():
    light()
    plinth()
    ticket = slip()
    ticket.location, ticket.rotation_euler = (-0.25, 0.35, 0.02), (math.radians(-14), 0, math.radians(-10))
    nib = pen()
    nib.location, nib.rotation_euler = (1.15, -0.35, 0.72), (math.radians(8), math.radians(24), 0.3)
    nib.location, nib.rotation_euler = (0.9, -0.75, 0.12), (0, math.radians(86), math.radians(32))
    c = chip("green")
    c.location, c.scale = (1.35, 0.55, 0.09), (0.62,) * 3
    shot("empty-bets", (0, 0, 0.9))


def empty_wallet():
    light()
    plinth(1.95)
    hide = leather((0.16, 0.048, 0.014), 0.62)
    hide.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.15
    hide.node_tree.nodes["Principled BSDF"].inputs["Clearcoat"].default_value = 0
    lining = material("lining", (0.006, 0.075, 0.036), rough=0.75)
    trim, thread = gold(0.2), material("thread", (0.62, 0.40, 0.14), rough=0.6)

    def leaf(pockets):
        parts = [box((0, 0.06, 0.75), (2.7, 0.10, 1.5), hide, 0.05), box((0, -0.01, 0.76), (2.52, 0.06, 1.34), lining, 0.02)]
        for k in range(pockets):
            top = 1.12 - 0.27 * k
            parts.append(box((0, -0.05 - 0.035 * k, top / 2 + 0.04), (2.5, 0.035, top), hide, 0.015))
            for s in range(24):
                parts.append(box((-1.17 + s * 0.102, -0.072 - 0.035 * k, top - 0.03), (0.055, 0.008, 0.012), thread, 0))
        return parts
    group(leaf(3), (0, 0.55, 0.06), (math.radians(-16), 0, 0))
    group(leaf(0), (0, 0.52, 0.06), (math.radians(90), 0, 0))
    curve_tube("spine", [(-1.33, 0.55, 0.06), (0, 0.55, 0.06), (1.33, 0.55, 0.06)], 0.085, hide)
    for side in (-1, 1):
        box((side * 1.30, -0.93, 0.06), (0.16, 0.16, 0.15), trim, 0.03)
    money = coin()
    money.location, money.rotation_euler, money.scale = (0.12, -0.28, 0.62), (math.radians(80), 0, math.radians(-14)), (0.50,) * 3
    shot("empty-wallet", (0, 0, 0.6), 4.8, 24)


def welcome():
    light()
    plinth()
    lamp = lantern(lit=0.72, sign="福", sign_light=0.4, tassel=False, glow=(1.0, 0.22, 0.03))
    lamp.location, lamp.scale = (0.22, 0.5, 1.07), (1.02,) * 3
    kinds = {n: chip(n) for n in ("green", "ivory", "black")}
    money = coin()
    stack(kinds["green"], 5, (-1.15, 0.25, 0), 0.03, scale=0.58, seed=2)
    stack(kinds["ivory"], 2, (-0.75, -0.85, 0), 0.03, scale=0.58, seed=3)
    stack(kinds["black"], 3, (1.62, 0.15, 0), 0.03, scale=0.50, seed=4)
    copy(money, (1.12, -0.72, 0.44), (math.radians(78), 0, math.radians(-12)), 0.44)
    copy(money, (0.35, -1.25, 0.05), (0, 0, 0.4), 0.42)
    for source in (*kinds.values(), money):
        hide_source(source)
    shot("welcome", (0, 0, 1.0), 5.4)


def fallback():
    """Default cover: a gold coin and a chip on baize, lights far behind."""
    from table import room
    room()
    green, money, d = chip("green"), coin(), die(0.8)
    green.location, green.rotation_euler, green.scale = (-0.85, 0.5, 1.1), (math.radians(76), 0, math.radians(16)), (1.15,) * 3
    money.location, money.rotation_euler, money.scale = (0.95, -0.1, 0.95), (math.radians(80), 0, math.radians(-14)), (1.0,) * 3
    d.location, d.rotation_euler = (-0.6, -1.3, 0.4), (0, 0, 0.5)
    copy(money, (0.9, -1.45, 0.08), (0, 0, 1), 0.8)
    camera((0.2, -9.6, 2.4), (0.1, 0.2, 1.1), 72, 0.25, (0.2, -0.3, 0.9))
    render("scenes/game-fallback", 640, 640, 96, denoise=0.28, bloom=(1.2, 0.16, 30), exposure=0.7)


JOBS = {"not-found": not_found, "error": error, "offline": offline, "empty-bets": empty_bets, "empty-wallet": empty_wallet, "welcome": welcome, "game-fallback": fallback}
