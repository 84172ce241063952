"""The dealer's right hand in its poses, seen from above: bodies of round shapes, lit by a warm lamp; `python3 hands.py <folder> [scale]`."""
import sys, struct, zlib
import numpy as np

W, H = 300, 520           # shown size of a picture
PER_UNIT = 112.0          # pixels a unit
TOP = -2.62               # y of the upper edge; the hand points down

def vec(*p): return np.array(p, dtype=np.float32)
def length(a): return np.sqrt((a * a).sum(-1))
def smin(a, b, k):
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return b + (a - b) * h - k * h * (1 - h)

def capsule(p, a, b, ra, rb):
    pa, ba = p - a, b - a
    h = np.clip((pa @ ba) / (ba @ ba), 0, 1)[..., None]
    return length(pa - ba * h) - (ra + (rb - ra) * h[..., 0])

def tube(p, y0, y1, rx, rz, cz, edge):
    """An oval tube along y with rounded ends."""
    q = np.stack([p[..., 0] / rx, (p[..., 2] - cz) / rz], -1)
    radial = (length(q) - 1) * min(rx, rz)
    along = np.abs(p[..., 1] - (y0 + y1) / 2) - (y1 - y0) / 2
    d = np.stack([radial + edge, along + edge], -1)
    return np.minimum(d.max(-1), 0) + length(np.maximum(d, 0)) - edge

# A finger: its root, and for each bone its length, its turn to the side and how far it bends down, in degrees.
ROOTS = {'index': (0.37, 0.62, 0.06), 'middle': (0.125, 0.72, 0.09), 'ring': (-0.125, 0.69, 0.07), 'little': (-0.36, 0.55, 0.02)}
BONES = {'index': (0.44, 0.29, 0.22), 'middle': (0.48, 0.33, 0.23), 'ring': (0.45, 0.31, 0.22), 'little': (0.35, 0.22, 0.19)}
RADII = {'index': (0.145, 0.13, 0.118, 0.098), 'middle': (0.15, 0.135, 0.12, 0.1), 'ring': (0.145, 0.13, 0.116, 0.097), 'little': (0.128, 0.114, 0.102, 0.086)}
POSES = {
    'rest': {'index': (4, (12, 26, 22)), 'middle': (1, (14, 28, 24)), 'ring': (-3, (17, 30, 24)), 'little': (-9, (20, 30, 24)), 'thumb': (46, 30)},
    'open': {'index': (13, (2, 6, 6)), 'middle': (3, (2, 5, 5)), 'ring': (-8, (3, 6, 6)), 'little': (-21, (4, 8, 8)), 'thumb': (62, 44)},
    'push': {'index': (3, (8, 10, 10)), 'middle': (-1, (8, 12, 12)), 'ring': (-4, (30, 62, 40)), 'little': (-8, (34, 66, 40)), 'thumb': (32, 14)},
}

def finger(name, pose):
    side, bends = pose[name]
    at = np.array(ROOTS[name], dtype=np.float32)
    joints, down = [at], 0
    for bone, bend in zip(BONES[name], bends):
        down += bend
        s, d = np.radians(side), np.radians(down)
        at = at + np.array([np.sin(s) * np.cos(d), np.cos(s) * np.cos(d), -np.sin(d)], dtype=np.float32) * bone
        joints.append(at)
    return joints

def thumb(pose):
    side, tip = (np.radians(angle) for angle in pose['thumb'])
    root = np.array([0.33, 0.02, -0.06], dtype=np.float32)
    one = root + np.array([np.sin(side), np.cos(side), -0.12], dtype=np.float32) * 0.45
    two = one + np.array([np.sin(tip), np.cos(tip), -0.18], dtype=np.float32) * 0.36
    return [root, one, two]

GLOVE, SHIRT, SLEEVE, GOLD = range(4)

def scene(pose):
    fingers = {name: finger(name, pose) for name in ROOTS}
    big = thumb(pose)
    def glove(p):
        palm = capsule(p, vec(0.2, 0.02, 0), vec(0.3, 0.56, 0.05), 0.26, 0.2)
        palm = smin(palm, capsule(p, vec(-0.2, 0.02, -0.02), vec(-0.28, 0.52, 0.0), 0.25, 0.18), 0.12)
        palm = smin(palm, capsule(p, vec(0, 0.0, 0.02), vec(0.0, 0.62, 0.07), 0.27, 0.2), 0.12)
        palm = smin(palm, capsule(p, vec(0, -0.75, -0.02), vec(0, -0.1, 0), 0.3, 0.29), 0.16)
        d = palm
        for name, joints in fingers.items():
            r = RADII[name]
            one = capsule(p, joints[0], joints[1], r[0], r[1])
            for k in (1, 2): one = smin(one, capsule(p, joints[k], joints[k + 1], r[k], r[k + 1]), 0.03)
            # A knuckle stands out a little.
            one = smin(one, length(p - (joints[0] + vec(0, -0.02, 0.045))) - r[0] * 0.92, 0.08)
            d = np.minimum(smin(palm, one, 0.09), d) if name == 'index' else np.minimum(d, smin(palm, one, 0.09))
        t = capsule(p, big[0], big[1], 0.2, 0.145)
        t = smin(t, capsule(p, big[1], big[2], 0.145, 0.105), 0.05)
        return np.minimum(d, smin(palm, t, 0.14))
    def parts(p):
        g = glove(p)
        hem = tube(p, -0.92, -0.74, 0.36, 0.33, -0.01, 0.04)
        g = smin(g, hem, 0.03)
        shirt = tube(p, -1.22, -0.84, 0.47, 0.41, -0.02, 0.05)
        fold = 0.02 * np.sin(p[..., 1] * 5 + p[..., 0] * 3) + 0.015 * np.sin(p[..., 1] * 11 - p[..., 0] * 4 + 1)
        wide = (-p[..., 1] - 1.1) * 0.1
        sleeve = tube(p, -4.2, -1.06, 0.6, 0.5, -0.03, 0.06) - fold - np.clip(wide, 0, 0.2)
        gold = length(p - vec(0.3, -1.0, 0.3)) - 0.06
        return np.stack([g, shirt, sleeve, gold], -1)
    return parts

def noise(p, f):
    return (np.sin(p[..., 0] * f) * np.sin(p[..., 1] * f * 1.03 + 1.3) * np.sin(p[..., 2] * f * 0.97 + 2.1))

COLORS = np.array([[0.93, 0.92, 0.9], [0.86, 0.87, 0.9], [0.03, 0.032, 0.04], [0.95, 0.68, 0.22]], dtype=np.float32)
SHINE = np.array([[0.14, 18], [0.1, 20], [0.03, 10], [1.1, 40]], dtype=np.float32)

def render(pose, scale):
    parts = scene(POSES[pose])
    dist = lambda p: parts(p).min(-1)
    w, h = int(W * scale), int(H * scale)
    ys, xs = np.mgrid[0:h, 0:w].astype(np.float32)
    x = (xs + 0.5) / scale / PER_UNIT - W / PER_UNIT / 2
    y = (ys + 0.5) / scale / PER_UNIT + TOP
    origin = np.stack([x, y, np.full_like(x, 1.4)], -1).reshape(-1, 3)
    # The camera stands a little before the table's edge.
    ray = np.array([0, -0.16, -1], dtype=np.float32); ray /= np.linalg.norm(ray)
    origin[:, 1] += 0.16 * 1.4
    t = np.zeros(len(origin), dtype=np.float32)
    alive = np.arange(len(origin)); hit = np.zeros(len(origin), bool)
    for _ in range(70):
        p = origin[alive] + ray * t[alive, None]
        d = dist(p) * 0.85
        t[alive] += d
        done = d < 0.0012
        hit[alive[done]] = True
        alive = alive[~done & (t[alive] < 2.6)]
        if len(alive) == 0: break
    idx = np.nonzero(hit)[0]
    p = origin[idx] + ray * t[idx, None]
    e = 0.0025
    def grad(p, bump):
        f = (lambda q: dist(q) + bump * (noise(q, 46) * 0.5 + noise(q, 95) * 0.5)) 
        n = np.stack([f(p + vec(*o) * e) - f(p - vec(*o) * e) for o in np.eye(3)], -1)
        return n / np.maximum(length(n), 1e-6)[:, None]
    kind = parts(p).argmin(-1)
    n = grad(p, 0.0011)
    base = COLORS[kind].copy()
    # Three seams on the back of a glove.
    on = (kind == GLOVE)
    for cx, tilt in ((0.21, 0.05), (0.0, 0.0), (-0.21, -0.06)):
        seam = np.abs(p[:, 0] - cx - tilt * p[:, 1]) 
        run = (p[:, 1] > -0.02) & (p[:, 1] < 0.5) & on & (n[:, 2] > 0.5)
        base[run] *= (1 - 0.42 * np.exp(-(seam[run] / 0.011) ** 2))[:, None]
        near = run & (seam > 0.011)
        base[near] *= (1 + 0.05 * np.exp(-((seam[near] - 0.028) / 0.012) ** 2))[:, None]
    hem = on & (np.abs(p[:, 1] + 0.76) < 0.012)
    base[hem] *= 0.72
    key = vec(-0.45, 0.35, 0.82); key = key / np.linalg.norm(key)
    fill = vec(0.8, -0.2, 0.5); fill = fill / np.linalg.norm(fill)
    shade = np.ones(len(p), dtype=np.float32)
    q = p + n * 0.012; s = np.full(len(p), 0.02, dtype=np.float32)
    for _ in range(22):
        d = dist(q + key * s[:, None])
        shade = np.minimum(shade, np.clip(0.5 + 0.5 * d / (0.09 * s + 0.012), 0, 1)); s += np.clip(d, 0.02, 0.12)
    shade = shade * shade * (3 - 2 * shade)
    open_ = np.ones(len(p), dtype=np.float32)
    for k, reach in enumerate((0.03, 0.08, 0.16, 0.3)):
        open_ -= np.clip(reach - dist(p + n * reach), 0, 1) * (0.9 / reach) * (0.42, 0.3, 0.2, 0.13)[k]
    open_ = np.clip(open_, 0.1, 1)
    nl = np.clip(n @ key, 0, 1); nf = np.clip(n @ fill, 0, 1)
    up = 0.5 + 0.5 * n[:, 2]
    light = (nl * shade)[:, None] * vec(1.0, 0.94, 0.84) * 0.86 + (nf * open_)[:, None] * vec(0.55, 0.66, 0.72) * 0.2 + (up * open_)[:, None] * vec(0.62, 0.68, 0.72) * 0.3
    half = key - ray; half = half / np.linalg.norm(half)
    power = SHINE[kind]
    spec = power[:, 0] * np.clip(n @ half, 0, 1) ** power[:, 1] * shade
    rim = (1 - np.clip(-(n @ ray), 0, 1)) ** 3 * 0.16 * open_
    color = base * light + spec[:, None] * vec(1, 0.95, 0.85) + rim[:, None] * vec(0.7, 0.85, 0.9) * (0.35 + base)
    color = color / (1 + color * 0.12)
    out = np.zeros((h * w, 4), dtype=np.float32)
    out[idx, :3] = np.clip(color, 0, 1) ** (1 / 2.2)
    out[idx, 3] = 1
    return out.reshape(h, w, 4)

def shrink(a, n):
    h, w = a.shape[0] // n, a.shape[1] // n
    b = a[:h * n, :w * n].reshape(h, n, w, n, 4)
    alpha = b[..., 3:].mean((1, 3))
    rgb = (b[..., :3] * b[..., 3:]).sum((1, 3)) / np.maximum(b[..., 3:].sum((1, 3)), 1e-6)
    return np.concatenate([rgb, alpha], -1)

def write(file, a):
    h, w, _ = a.shape
    raw = (np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8)
    rows = b''.join(b'\0' + raw[y].tobytes() for y in range(h))
    chunk = lambda tag, data: struct.pack('>I', len(data)) + tag + data + struct.pack('>I', zlib.crc32(tag + data))
    open(file, 'wb').write(b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', w, h, 8, 6, 0, 0, 0)) + chunk(b'IDAT', zlib.compress(rows, 9)) + chunk(b'IEND', b''))

folder, scale = sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 4
over = 2
for pose in POSES:
    write(f'{folder}/{pose}.png', shrink(render(pose, scale), over))
