// Flat shapes as lit bodies: a mask becomes a height by its distance to the edge, the height becomes normals, and these are lit by a
// small studio of soft boxes. All in plain numbers, so that the same input gives the same picture.
import { Resvg } from '@resvg/resvg-js';

/** Alpha of an SVG's inner markup, drawn in a box of `view` units at `size` pixels, from 0 to 1. */
export function maskOf(markup, size, view = 512) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view} ${view}" width="${size}" height="${size}">${markup}</svg>`;
  const options = { font: { loadSystemFonts: true }, fitTo: { mode: 'width', value: size } };
  const { pixels } = new Resvg(svg, options).render();
  return Float32Array.from({ length: size * size }, (_, i) => pixels[i * 4 + 3] / 255);
}

/** Squared distance to the nearest 0 along one line (Felzenszwalb and Huttenlocher). */
function transformLine(values, length, out, sites, bounds) {
  let k = 0;
  sites[0] = 0;
  bounds[0] = Number.NEGATIVE_INFINITY;
  bounds[1] = Number.POSITIVE_INFINITY;
  for (let q = 1; q < length; q++) {
    let s;
    do {
      const v = sites[k];
      s = (values[q] + q * q - (values[v] + v * v)) / (2 * q - 2 * v);
    } while (s <= bounds[k] && --k >= 0);
    k++;
    sites[k] = q;
    bounds[k] = s;
    bounds[k + 1] = Number.POSITIVE_INFINITY;
  }
  k = 0;
  for (let q = 0; q < length; q++) {
    while (bounds[k + 1] < q) k++;
    out[q] = (q - sites[k]) ** 2 + values[sites[k]];
  }
}

/** Distance of every pixel inside the mask to its edge, in pixels. */
export function distanceOf(mask, size) {
  const far = 1e9;
  const grid = Float64Array.from(mask, (alpha) => (alpha < 0.5 ? 0 : far));
  const [line, out] = [new Float64Array(size), new Float64Array(size)];
  const [sites, bounds] = [new Int32Array(size), new Float64Array(size + 1)];
  for (let x = 0; x < size; x++) {
    for (let y = 0; y < size; y++) line[y] = grid[y * size + x];
    transformLine(line, size, out, sites, bounds);
    for (let y = 0; y < size; y++) grid[y * size + x] = out[y];
  }
  for (let y = 0; y < size; y++) {
    transformLine(grid.subarray(y * size, (y + 1) * size).slice(), size, out, sites, bounds);
    for (let x = 0; x < size; x++) grid[y * size + x] = Math.sqrt(out[x]);
  }
  return grid;
}

/** Three box blurs, which come close to a Gaussian. */
export function blur(values, size, radius) {
  let from = Float64Array.from(values);
  let to = new Float64Array(size * size);
  const pass = (step, stride) => {
    for (let l = 0; l < size; l++) {
      let sum = 0;
      for (let i = -radius; i <= radius; i++) sum += from[l * stride + Math.min(size - 1, Math.max(0, i)) * step];
      for (let i = 0; i < size; i++) {
        to[l * stride + i * step] = sum / (2 * radius + 1);
        sum += from[l * stride + Math.min(size - 1, i + radius + 1) * step];
        sum -= from[l * stride + Math.max(0, i - radius) * step];
      }
    }
    [from, to] = [to, from];
  };
  for (let i = 0; i < 3; i++) {
    pass(1, size);
    pass(size, 1);
  }
  return from;
}

const clamp = (x) => Math.min(1, Math.max(0, x));
const smooth = (a, b, x) => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};
const hex = (text) => [1, 3, 5].map((i) => (Number.parseInt(text.slice(i, i + 2), 16) / 255) ** 2.2);
const mix = (a, b, t) => a.map((v, i) => v + (b[i] - v) * t);

/** Light of the studio seen in a direction: a large soft box high on the left, a strip on the right, a dim warm floor. */
function studio([x, y, z]) {
  const sky = 0.16 + 0.34 * smooth(-0.2, 0.9, -y);
  const key = 2.6 * smooth(0.72, 0.93, x * -0.46 + y * -0.62 + z * 0.64);
  const strip = 1.2 * smooth(0.8, 0.95, x * 0.86 + y * -0.1 + z * 0.5);
  const floor = 0.22 * smooth(0.35, 0.95, y);
  return sky + key + strip + floor;
}

/** Light that a matt surface gathers. */
const gathered = ([x, y, z]) => 0.3 + 0.85 * clamp(x * -0.42 + y * -0.6 + z * 0.68) + 0.14 * clamp(x * 0.8 + z * 0.3);

/**
 * A material is `{ kind, base, deep, light }` with colours as #rrggbb: `metal` mirrors the studio, `stone` is polished and lets light
 * through at thin places, `lacquer` is a colour under a clear coat, `matt` is paper, wood or leather.
 */
function shade(material, normal, thin, texture) {
  const [base, deep, light] = [hex(material.base), hex(material.deep), hex(material.light)];
  const [x, y, z] = normal;
  const reflected = [2 * z * x, 2 * z * y, 2 * z * z - 1];
  const mirror = studio(reflected);
  const fresnel = 0.05 + 0.95 * (1 - clamp(z)) ** 4;
  if (material.kind === 'metal') {
    const tone = clamp(mirror / 1.55);
    const color = tone < 0.42 ? mix(deep, base, tone / 0.42) : mix(base, light, (tone - 0.42) / 0.58);
    return color.map((v) => v * (0.9 + 0.4 * gathered(normal)) + 0.06 * mirror);
  }
  const lit = gathered(normal) * (1 + texture);
  if (material.kind === 'stone') {
    const inner = mix(mix(deep, base, clamp(lit)), light, clamp(0.72 * thin + 0.32 * texture + 0.2 * (lit - 0.6)));
    return inner.map((v) => v * (0.55 + 0.62 * lit) + (0.1 + 0.75 * fresnel) * 0.42 * mirror);
  }
  const body = mix(deep, base, clamp(lit)).map((v, i) => v + (light[i] - v) * clamp((lit - 0.85) * 0.7));
  const coat = material.kind === 'lacquer' ? (0.08 + 0.8 * fresnel) * 0.5 * mirror : 0.03 * mirror;
  return body.map((v) => v * (0.62 + 0.5 * lit) + coat);
}

/** Smooth noise that repeats nowhere, from a hash of its lattice. */
export function noise(x, y, seed = 0) {
  const cell = (i, j) => {
    let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(seed + 1, 2246822519);
    h = Math.imul(h ^ (h >>> 13), 1274126177);
    return ((h ^ (h >>> 16)) >>> 0) / 4294967295;
  };
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [smooth(0, 1, x - i), smooth(0, 1, y - j)];
  const row = (k) => cell(i, k) * (1 - u) + cell(i + 1, k) * u;
  return row(j) * (1 - v) + row(j + 1) * v;
}
export const clouds = (x, y, seed) =>
  noise(x, y, seed) * 0.55 + noise(x * 2.1, y * 2.1, seed + 7) * 0.28 + noise(x * 4.3, y * 4.3, seed + 13) * 0.17;

/** The mask made wider all around: closes its gaps and holes up to twice that width. */
function grown(mask, size, width) {
  const outside = distanceOf(
    mask.map((alpha) => 1 - alpha),
    size,
  );
  return Float32Array.from(outside, (d) => clamp(width - d + 0.5));
}

/**
 * Lays one body over a picture. `bevel` is the width of its rounded edge and `dome` how far its middle rises, both as shares of the
 * picture; `sunk` presses it in instead; `veins` is how much clouded texture it has; `grow` widens the shape, for what lies behind a pierced one; `shadow` what falls on the layers under it.
 */
export function addLayer(picture, layer) {
  const { markup, material, bevel = 0.04, dome = 0, sunk = false, veins = 0, shadow = 0.5, seed = 1, grow = 0 } = layer;
  const { size, data } = picture;
  const drawn = maskOf(markup, size);
  const mask = grow > 0 ? grown(drawn, size, grow * size) : drawn;
  const distance = distanceOf(mask, size);
  const width = bevel * size;
  const edge = Float64Array.from(distance, (d) => {
    const t = Math.min(1, d / width);
    return width * Math.sqrt(Math.max(0, 1 - (1 - t) ** 2));
  });
  const soft = blur(edge, size, Math.max(1, Math.round(size * 0.004)));
  const hill = dome > 0 ? blur(mask, size, Math.round(size * 0.1)) : null;
  const heightAt = (i) => (sunk ? -soft[i] : soft[i]) + (hill ? hill[i] ** 1.5 * dome * size : 0);
  const height = Float64Array.from({ length: size * size }, (_, i) => heightAt(i));
  if (shadow > 0) dropShadow(picture, mask, shadow);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      const alpha = mask[i];
      if (alpha === 0) continue;
      const dx = height[y * size + Math.min(size - 1, x + 1)] - height[y * size + Math.max(0, x - 1)];
      const dy = height[Math.min(size - 1, y + 1) * size + x] - height[Math.max(0, y - 1) * size + x];
      const length = Math.hypot(dx / 2, dy / 2, 1);
      const normal = [-dx / 2 / length, -dy / 2 / length, 1 / length];
      const texture = veins === 0 ? 0 : (clouds((x / size) * 5, (y / size) * 7, seed) - 0.5) * 2 * veins;
      const thin = Math.exp(-distance[i] / (size * 0.05));
      const color = shade(material, normal, thin, texture);
      const rim = Math.min(1, 0.55 + (distance[i] / size) * 40);
      for (let c = 0; c < 3; c++) data[i * 4 + c] = data[i * 4 + c] * (1 - alpha) + color[c] * rim * alpha;
      data[i * 4 + 3] = data[i * 4 + 3] + alpha * (1 - data[i * 4 + 3]);
    }
  }
}

function dropShadow({ size, data }, mask, strength) {
  const soft = blur(mask, size, Math.round(size * 0.018));
  const [ox, oy] = [Math.round(size * 0.006), Math.round(size * 0.022)];
  for (let y = oy; y < size; y++) {
    for (let x = ox; x < size; x++) {
      const i = y * size + x;
      const dark = 1 - strength * soft[(y - oy) * size + x - ox];
      for (let c = 0; c < 3; c++) data[i * 4 + c] *= dark;
    }
  }
}

export const emptyPicture = (size) => ({ size, data: new Float64Array(size * size * 4) });

/** Light to screen values, with a soft shoulder. */
export function pixelsOf({ size, data }) {
  const out = Buffer.alloc(size * size * 4);
  for (let i = 0; i < size * size; i++) {
    for (let c = 0; c < 3; c++) {
      const v = data[i * 4 + c];
      const toned = (v * (1 + v * 0.12)) / (1 + v * 0.32);
      out[i * 4 + c] = Math.round(255 * clamp(toned) ** (1 / 2.2));
    }
    out[i * 4 + 3] = Math.round(255 * clamp(data[i * 4 + 3]));
  }
  return { pixels: out, info: { width: size, height: size, channels: 4 } };
}
