"""Shared helpers: scene set-up, materials, mesh builders, camera, render with denoise and bloom.

Debian's Blender 3.4 has no OpenImageDenoise, so `render()` writes the albedo, normal and depth
passes beside the picture and filters with an edge-aware a-trous wavelet written in numpy.
"""
import math
import os
import time
from math import cos, pi, sin

import bpy
import numpy as np
from mathutils import Vector

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(os.path.dirname(HERE), ".cache")
MASTERS = os.path.join(CACHE, "masters")
FONTS = {
    "display": "/usr/share/fonts/truetype/noto/NotoSerifDisplay-Bold.ttf",  # apt: fonts-noto-core
    "serif": "/usr/share/fonts/truetype/noto/NotoSerif-Bold.ttf",  # apt: fonts-noto-core
    "cjk": "/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc",  # apt: fonts-noto-cjk
}
QUALITY = float(os.environ.get("ART_QUALITY", "1"))  # multiplies the sample counts
THREADS = int(os.environ.get("ART_THREADS", "2"))


# ---------------------------------------------------------------- scene
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device = "CPU"
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 8
    scene.cycles.diffuse_bounces = 3
    scene.cycles.glossy_bounces = 4
    scene.cycles.transparent_max_bounces = 12
    scene.cycles.caustics_reflective = False
    scene.cycles.caustics_refractive = False
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.015
    scene.render.threads_mode = "FIXED"
    scene.render.threads = THREADS
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = "Medium High Contrast"
    scene.world = bpy.data.worlds.new("world")
    scene.world.use_nodes = True
    return scene


def vivid():
    """Plain sRGB: small pictures stay saturated (Filmic greys bright colours)."""
    view = bpy.context.scene.view_settings
    view.view_transform, view.look = "Standard", "None"


def world_color(color, strength=1.0):
    bg = bpy.context.scene.world.node_tree.nodes["Background"]
    bg.inputs[0].default_value = (*color, 1)
    bg.inputs[1].default_value = strength


def world_hdri(name, strength=1.0, rotation=0.0, backdrop=None, tint=None):
    """Light with an HDRI; `backdrop` (r, g, b) is what the camera sees instead of it."""
    tree = bpy.context.scene.world.node_tree
    nodes, links = tree.nodes, tree.links
    bg = nodes["Background"]
    env = nodes.new("ShaderNodeTexEnvironment")
    env.image = bpy.data.images.load(os.path.join(CACHE, "hdri", f"{name}.exr"))
    mapping = nodes.new("ShaderNodeMapping")
    mapping.inputs["Rotation"].default_value[2] = rotation
    coord = nodes.new("ShaderNodeTexCoord")
    links.new(coord.outputs["Generated"], mapping.inputs[0])
    links.new(mapping.outputs[0], env.inputs[0])
    out = env.outputs[0]
    if tint:
        mul = nodes.new("ShaderNodeMixRGB")
        mul.blend_type = "MULTIPLY"
        mul.inputs[0].default_value = 1
        mul.inputs[2].default_value = (*tint, 1)
        links.new(out, mul.inputs[1])
        out = mul.outputs[0]
    links.new(out, bg.inputs[0])
    bg.inputs[1].default_value = strength
    if backdrop is not None:
        flat = nodes.new("ShaderNodeBackground")
        flat.inputs[0].default_value = (*backdrop, 1)
        path = nodes.new("ShaderNodeLightPath")
        mix = nodes.new("ShaderNodeMixShader")
        links.new(path.outputs["Is Camera Ray"], mix.inputs[0])
        links.new(bg.outputs[0], mix.inputs[1])
        links.new(flat.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], nodes["World Output"].inputs[0])


def camera(loc, target, lens=50, fstop=None, focus=None, ortho=None, shift=(0, 0)):
    data = bpy.data.cameras.new("camera")
    obj = bpy.data.objects.new("camera", data)
    obj.location = loc
    direction = Vector(target) - Vector(loc)
    obj.rotation_euler = direction.to_track_quat("-Z", "Y").to_euler()
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_end = 1000
    if ortho:
        data.type = "ORTHO"
        data.ortho_scale = ortho
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.focus_distance = (Vector(focus if focus is not None else target) - Vector(loc)).length
    link(obj)
    bpy.context.scene.camera = obj
    return obj


def area(loc, target, size, power, color=(1, 1, 1), visible=False):
    data = bpy.data.lights.new("area", "AREA")
    data.size = size
    data.energy = power
    data.color = color
    obj = bpy.data.objects.new("area", data)
    obj.location = loc
    obj.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    obj.visible_camera = visible
    return link(obj)


def spot(loc, target, power, angle=40, blend=0.8, color=(1, 1, 1), radius=0.3):
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy = power
    data.color = color
    data.spot_size = math.radians(angle)
    data.spot_blend = blend
    data.shadow_soft_size = radius
    obj = bpy.data.objects.new("spot", data)
    obj.location = loc
    obj.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return link(obj)


def point(loc, power, color=(1, 1, 1), radius=0.2):
    data = bpy.data.lights.new("point", "POINT")
    data.energy = power
    data.color = color
    data.shadow_soft_size = radius
    obj = bpy.data.objects.new("point", data)
    obj.location = loc
    return link(obj)


# ---------------------------------------------------------------- materials
def material(name, color=(0.8, 0.8, 0.8), metallic=0.0, rough=0.4, emission=None, strength=0.0, coat=0.0,
             sheen=0.0, transmission=0.0, alpha=1.0, specular=0.5):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    p = mat.node_tree.nodes["Principled BSDF"].inputs
    p["Base Color"].default_value = (*color, 1)
    p["Metallic"].default_value = metallic
    p["Roughness"].default_value = rough
    p["Clearcoat"].default_value = coat
    p["Clearcoat Roughness"].default_value = 0.08
    p["Sheen"].default_value = sheen
    p["Transmission"].default_value = transmission
    p["Alpha"].default_value = alpha
    p["Specular"].default_value = specular
    if emission:
        p["Emission"].default_value = (*emission, 1)
        p["Emission Strength"].default_value = strength
    return mat


def gold(rough=0.2, color=(0.95, 0.60, 0.16)):
    return material("gold", color, metallic=1.0, rough=rough)


class Nodes:
    """Tiny wrapper so that node graphs read as lines of code."""

    def __init__(self, mat):
        self.tree = mat.node_tree
        self.bsdf = self.tree.nodes["Principled BSDF"]

    def add(self, kind, **props):
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in props.items():
            setattr(node, key, value)
        return node

    def link(self, a, b):
        self.tree.links.new(a, b)

    def ramp(self, fac, stops):
        node = self.add("ValToRGB")
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (pos, color) in zip(elements, stops):
            element.position = pos
            element.color = (*color, 1)
        self.link(fac, node.inputs[0])
        return node.outputs[0]

    def coord(self, kind="Object"):
        return self.add("TexCoord").outputs[kind]

    def noise(self, vector, scale, detail=3.0):
        node = self.add("TexNoise")
        node.inputs["Scale"].default_value = scale
        node.inputs["Detail"].default_value = detail
        self.link(vector, node.inputs["Vector"])
        return node.outputs["Fac"]

    def axis(self, vector, axis):
        node = self.add("SeparateXYZ")
        self.link(vector, node.inputs[0])
        return node.outputs[axis]

    def math(self, op, a, b=0.0):
        node = self.add("Math", operation=op)
        for i, value in enumerate((a, b)):
            if isinstance(value, (int, float)):
                node.inputs[i].default_value = value
            else:
                self.link(value, node.inputs[i])
        return node.outputs[0]

    def bump(self, height, strength=0.3, distance=0.02):
        node = self.add("Bump")
        node.inputs["Strength"].default_value = strength
        node.inputs["Distance"].default_value = distance
        self.link(height, node.inputs["Height"])
        self.link(node.outputs[0], self.bsdf.inputs["Normal"])


# ---------------------------------------------------------------- meshes
def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def mesh_object(name, verts, faces, mats=None, smooth=True, face_mats=None):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    for mat in mats or []:
        mesh.materials.append(mat)
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    if face_mats is not None:
        mesh.polygons.foreach_set("material_index", face_mats)
    mesh.update()
    return link(bpy.data.objects.new(name, mesh))


def grid(name, fn, nu, nv, mat=None, wrap_u=False, thickness=0.0, uv=True, subsurf=0):
    """A surface from fn(u, v) -> (x, y, z), u and v in 0..1."""
    cols = nu if wrap_u else nu + 1
    verts = [fn(i / nu, j / nv) for j in range(nv + 1) for i in range(cols)]
    faces, uvs = [], []
    for j in range(nv):
        for i in range(nu):
            i2 = (i + 1) % cols
            faces.append((j * cols + i, j * cols + i2, (j + 1) * cols + i2, (j + 1) * cols + i))
            uvs += [(i / nu, j / nv), ((i + 1) / nu, j / nv), ((i + 1) / nu, (j + 1) / nv), (i / nu, (j + 1) / nv)]
    obj = mesh_object(name, verts, faces, [mat] if mat else None)
    if uv:
        layer = obj.data.uv_layers.new(name="uv")
        layer.data.foreach_set("uv", [c for pair in uvs for c in pair])
    if thickness:
        modifier = obj.modifiers.new("solid", "SOLIDIFY")
        modifier.thickness = thickness
    if subsurf:
        modifier = obj.modifiers.new("sub", "SUBSURF")
        modifier.levels = modifier.render_levels = subsurf
    return obj


def lathe(name, profile, mat=None, segments=64, face_mat=None, mats=None, smooth_angle=35):
    """Spin a profile of (radius, height) round z. `face_mat(segment, ring)` may give a material index."""
    n = len(profile)
    verts = [(r * cos(2 * pi * s / segments), r * sin(2 * pi * s / segments), z) for s in range(segments) for r, z in profile]
    faces, indices = [], []
    for s in range(segments):
        t = (s + 1) % segments
        for k in range(n - 1):
            faces.append((s * n + k, t * n + k, t * n + k + 1, s * n + k + 1))
            indices.append(face_mat(s, k) if face_mat else 0)
    obj = mesh_object(name, verts, faces, mats or ([mat] if mat else None), face_mats=indices)
    auto_smooth(obj, smooth_angle)
    return obj


def auto_smooth(obj, angle=35):
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(angle)


def curve_tube(name, points, radius, mat, radii=None, cyclic=False, resolution=8):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 3
    curve.resolution_u = resolution
    curve.use_fill_caps = True
    spline = curve.splines.new("NURBS")
    spline.points.add(len(points) - 1)
    for i, p in enumerate(points):
        spline.points[i].co = (*p, 1)
        spline.points[i].radius = radii[i] if radii else 1
    spline.use_endpoint_u = not cyclic
    spline.use_cyclic_u = cyclic
    spline.order_u = min(4, len(points))
    curve.materials.append(mat)
    return link(bpy.data.objects.new(name, curve))


def sphere(loc, radius, mat, scale=(1, 1, 1), segments=48):
    profile = [(max(1e-5, radius * sin(pi * k / 24)), -radius * cos(pi * k / 24)) for k in range(25)]
    obj = lathe("sphere", profile, mat, segments, smooth_angle=180)
    obj.location = loc
    obj.scale = scale
    return obj


def torus(loc, major, minor, mat, rotation=(0, 0, 0), segments=96):
    def fn(u, v):
        a, b = 2 * pi * u, 2 * pi * v
        return ((major + minor * cos(b)) * cos(a), (major + minor * cos(b)) * sin(a), minor * sin(b))

    obj = grid("torus", fn, segments, 20, mat, wrap_u=True)
    obj.location, obj.rotation_euler = loc, rotation
    return obj


def cylinder(loc, radius, depth, mat, bevel=0.02, segments=64, rotation=(0, 0, 0)):
    h = depth / 2
    b = min(bevel, h, radius)
    profile = [(1e-5, -h), (radius - b, -h), (radius - b * 0.3, -h + b * 0.3), (radius, -h + b), (radius, h - b), (radius - b * 0.3, h - b * 0.3), (radius - b, h), (1e-5, h)]
    obj = lathe("cylinder", profile, mat, segments)
    obj.location, obj.rotation_euler = loc, rotation
    return obj


def box(loc, size, mat, bevel=0.03, rotation=(0, 0, 0), segments=4):
    x, y, z = (s / 2 for s in size)
    verts = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    obj = mesh_object("box", verts, faces, [mat])
    obj.location, obj.rotation_euler = loc, rotation
    if bevel:
        modifier = obj.modifiers.new("bevel", "BEVEL")
        modifier.width, modifier.segments = bevel, segments
        modifier.limit_method = "NONE"
    auto_smooth(obj, 40)
    return obj


def text(body, font, size, extrude, bevel, mat, offset=0.0, resolution=3, spacing=1.0):
    """Text lying in the xz plane, facing -y (towards the usual camera), centred on its own middle."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body = body
    curve.font = bpy.data.fonts.load(FONTS[font], check_existing=True)
    curve.size = size
    curve.extrude = extrude
    curve.bevel_depth = bevel
    curve.bevel_resolution = resolution
    curve.offset = offset
    curve.space_character = spacing
    curve.align_x = "CENTER"
    curve.align_y = "CENTER"
    curve.resolution_u = 8
    curve.materials.append(mat)
    obj = bpy.data.objects.new("text", curve)
    obj.rotation_euler = (pi / 2, 0, 0)
    return link(obj)


def group(objects, loc=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Parent objects to an empty, so that a prop moves as one."""
    empty = link(bpy.data.objects.new("group", None))
    for obj in objects:
        if obj.parent is None:
            obj.parent = empty
    empty.location, empty.rotation_euler = loc, rotation
    empty.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    return empty


def copy(obj, loc=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """A linked copy (shares mesh) of an object or of a whole group."""
    def clone(source, parent):
        new = source.copy()
        link(new)
        new.parent = parent
        for child in source.children:
            clone(child, new)
        return new

    new = clone(obj, None)
    new.location, new.rotation_euler = loc, rotation
    new.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    return new


def hide_source(obj):
    """Drop an original that only served as the source of copies."""
    for child in list(obj.children):
        hide_source(child)
    obj.hide_render = True


# ---------------------------------------------------------------- picture filters
def _blur(img, sigma):
    """Gaussian blur by three box blurs, edges held."""
    radius = max(1, int(round(sigma * 0.95)))
    for _ in range(3):
        for axis in (0, 1):
            pad = [(0, 0)] * img.ndim
            pad[axis] = (radius + 1, radius)
            total = np.cumsum(np.pad(img, pad, mode="edge"), axis=axis, dtype=np.float64)
            n = img.shape[axis]
            low = np.take(total, range(0, n), axis=axis)
            high = np.take(total, range(2 * radius + 1, 2 * radius + 1 + n), axis=axis)
            img = ((high - low) / (2 * radius + 1)).astype(np.float32)
    return img


def _fireflies(img):
    """Clamp pixels far above the brightest but one of their neighbours."""
    lum = img[..., :3].max(-1)
    pad = np.pad(lum, 1, mode="edge")
    near = np.sort(np.stack([pad[1 + y:1 + y + lum.shape[0], 1 + x:1 + x + lum.shape[1]]
                             for y in (-1, 0, 1) for x in (-1, 0, 1) if x or y]), axis=0)
    limit = near[-3] * 1.1 + 0.01
    scale = np.where(lum > limit, limit / np.maximum(lum, 1e-6), 1)
    img[..., :3] *= scale[..., None]
    return img


def _denoise(img, albedo, normal, depth, strength):
    h, w, _ = img.shape
    kernel = {0: 3 / 8, 1: 1 / 4, 2: 1 / 16}
    depth = np.log(np.clip(depth, 0.01, 500))[..., None] * 4
    guide = np.concatenate([albedo * 6, normal * 2.5, depth], -1).astype(np.float32)
    guide = 0.6 * guide + 0.4 * _blur(guide, 0.6)
    out = img.astype(np.float32)
    for level in range(4):
        step = 2 ** level
        tone = out[..., :3] / (1 + out[..., :3])
        tone = np.sqrt(np.maximum(tone, 0))
        sigma = strength * (0.6 ** level)
        total = np.zeros_like(out)
        weight = np.zeros((h, w, 1), np.float32)
        pad = 2 * step
        po = np.pad(out, ((pad, pad), (pad, pad), (0, 0)), mode="edge")
        pt = np.pad(tone, ((pad, pad), (pad, pad), (0, 0)), mode="edge")
        pg = np.pad(guide, ((pad, pad), (pad, pad), (0, 0)), mode="edge")
        for dy in (-2, -1, 0, 1, 2):
            for dx in (-2, -1, 0, 1, 2):
                ys, xs = pad + dy * step, pad + dx * step
                win = (slice(ys, ys + h), slice(xs, xs + w))
                d = ((pt[win] - tone) ** 2).sum(-1, keepdims=True) / (sigma * sigma)
                d += ((pg[win] - guide) ** 2).sum(-1, keepdims=True)
                k = kernel[abs(dx)] * kernel[abs(dy)] * np.exp(-d)
                total += k * po[win]
                weight += k
        out = total / weight
    return out


def _bloom(img, threshold, amount, size):
    bright = np.clip(img[..., :3] - threshold, 0, 6)
    glow = sum(_blur(bright, s) * f for s, f in ((size / 8, 0.5), (size / 3, 0.3), (size, 0.2)))
    img[..., :3] += glow * amount
    return img


def _read(path):
    img = bpy.data.images.load(path)
    img.colorspace_settings.name = "Non-Color"
    w, h = img.size
    data = np.empty(w * h * img.channels, np.float32)
    img.pixels.foreach_get(data)
    data = data.reshape(h, w, img.channels)
    bpy.data.images.remove(img)
    return data


def render(name, width, height, samples=96, transparent=False, denoise=0.35, bloom=None, exposure=0.0, post=None):
    """Render the scene to MASTERS/name.png. bloom = (threshold, amount, size in px)."""
    scene = bpy.context.scene
    preview = float(os.environ.get("ART_SCALE", "1"))
    width, height = int(width * preview), int(height * preview)
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.film_transparent = transparent
    scene.cycles.samples = max(8, int(samples * QUALITY))
    scene.view_settings.exposure = exposure
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True

    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    tree.links.new(source.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    tmp = os.path.join(CACHE, "passes", name.replace("/", "_"))
    os.makedirs(tmp, exist_ok=True)
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = tmp
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.color_mode = "RGBA"
    files.file_slots.clear()
    for slot, socket in (("image", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal"), ("depth", "Depth")):
        files.file_slots.new(slot)
        tree.links.new(source.outputs[socket], files.inputs[slot])
    scene.frame_set(1)
    start = time.time()
    bpy.ops.render.render(write_still=False)
    read = {s: _read(os.path.join(tmp, f"{s}0001.exr")) for s in ("image", "albedo", "normal", "depth")}
    img = _fireflies(read["image"].copy())
    if denoise:
        img = _denoise(img, read["albedo"][..., :3], read["normal"][..., :3], read["depth"][..., 0], denoise)
    if bloom:
        img = _bloom(img, *bloom)
    if post:
        img = post(img)
    result = bpy.data.images.new("result", width, height, alpha=True, float_buffer=True)
    if transparent:  # Blender's float images are straight alpha when saved; the render is premultiplied
        result.alpha_mode = "PREMUL"
    else:
        img[..., 3] = 1
    result.pixels.foreach_set(np.ascontiguousarray(img, np.float32).ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA" if transparent else "RGB"
    path = os.path.join(MASTERS, f"{name}.png")
    os.makedirs(os.path.dirname(path), exist_ok=True)
    result.save_render(path, scene=scene)
    bpy.data.images.remove(result)
    print(f"ART {name} {width}x{height} {time.time() - start:.0f}s", flush=True)

