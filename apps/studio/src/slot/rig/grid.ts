import { curves } from './curves.ts';
import type { Bone, Rig } from './rig.ts';

/** Vertices along each side. Pixi draws a mesh of up to 100 together with the sprites around it. */
const verticesAcross = 10;
export const vertexCount = verticesAcross ** 2;

/** No vertex goes farther out of its cell than this, in cells: with `riggedPulse`, as far as a whole picture that grows by 13 %. */
export const outsideCell = 0.03;
/** How much a symbol grows as a whole while its parts move. */
export const riggedPulse = 0.06;

/** Neighbours never come nearer than this share of their distance; below a half no triangle can turn over. */
const steepest = 0.48;
/** Where words stand on a symbol, in its picture: what moves fades out above them. */
const wordsFrom = 0.64;
const wordsWhole = 0.8;

/** A symbol's cell in pixels, and the size of the picture in its middle. */
export interface Cell {
  width: number;
  height: number;
  size: number;
  /** It has words over its foot, which stay still. */
  hasWords: boolean;
}

/** A rig laid over one cell: pairs of x and y in pixels from the cell's middle. */
export interface Grid {
  rest: Float32Array;
  parts: readonly { bone: Bone; offsets: Float32Array }[];
  /** 1 where the rig moves as it is written, less where it had to be held back. */
  held: number;
}

const pair = (value: number | readonly [number, number]): readonly [number, number] =>
  typeof value === 'number' ? [value, value] : value;

const fallOff = (distance: number): number => (distance >= 1 ? 0 : (1 - distance * distance) ** 2);

function stillness(y: number): number {
  const share = Math.min(1, Math.max(0, (wordsWhole - y) / (wordsWhole - wordsFrom)));
  return share * share * (3 - 2 * share);
}

/** How far a point of the picture is moved by a bone at its most. */
function offsetAt({ at, reach, turn = 0, joint = at, shift = [0, 0], swell = 0 }: Bone, x: number, y: number) {
  const [reachX, reachY] = pair(reach);
  const weight = fallOff(Math.hypot((x - at[0]) / reachX, (y - at[1]) / reachY));
  const angle = (turn * Math.PI) / 180;
  const [swellX, swellY] = pair(swell);
  return {
    x: weight * (shift[0] - angle * (y - joint[1]) + swellX * (x - at[0])),
    y: weight * (shift[1] + angle * (x - joint[0]) + swellY * (y - at[1])),
  };
}

/** The vertices of a cell at rest, row after row. */
function restOf({ width, height }: Pick<Cell, 'width' | 'height'>): Float32Array {
  const rest = new Float32Array(vertexCount * 2);
  for (let index = 0; index < vertexCount; index += 1) {
    rest[index * 2] = ((index % verticesAcross) / (verticesAcross - 1) - 0.5) * width;
    rest[index * 2 + 1] = (Math.floor(index / verticesAcross) / (verticesAcross - 1) - 0.5) * height;
  }
  return rest;
}

type Offsets = readonly Float32Array[];

const sumOf = (offsets: Offsets, of: (offset: Float32Array) => number): number =>
  offsets.reduce((sum, offset) => sum + Math.abs(of(offset)), 0);

/** How often what may be used up is used up at a coordinate when all parts pull the same way. */
function strain(offsets: Offsets, rest: Float32Array, at: number, { width, height }: Cell): number {
  const isX = at % 2 === 0;
  const length = isX ? width : height;
  const room = outsideCell * length + length / 2 - Math.abs(rest[at] ?? 0);
  const vertex = Math.floor(at / 2);
  const between = (neighbour: number) => sumOf(offsets, (offset) => (offset[at] ?? 0) - (offset[neighbour] ?? 0));
  const right = vertex % verticesAcross === verticesAcross - 1 ? 0 : between(at + 2);
  const below = vertex >= vertexCount - verticesAcross ? 0 : between(at + 2 * verticesAcross);
  const step = steepest / (verticesAcross - 1);
  return Math.max(sumOf(offsets, (offset) => offset[at] ?? 0) / room, right / (step * width), below / (step * height));
}

/** Lays a rig over a cell. Whatever is written in it, no triangle turns over and nothing goes far out of the cell. */
export function gridOf(rig: Rig, cell: Cell): Grid {
  const rest = restOf(cell);
  const offsets = rig.map((bone) => {
    const pixels = new Float32Array(rest.length);
    for (let at = 0; at < rest.length; at += 2) {
      const [x, y] = [0.5 + (rest[at] ?? 0) / cell.size, 0.5 + (rest[at + 1] ?? 0) / cell.size];
      const share = cell.size * (cell.hasWords ? stillness(y) : 1);
      const offset = offsetAt(bone, x, y);
      pixels[at] = offset.x * share;
      pixels[at + 1] = offset.y * share;
    }
    return pixels;
  });
  let most = 1;
  for (let at = 0; at < rest.length; at += 1) most = Math.max(most, strain(offsets, rest, at, cell));
  for (const pixels of offsets) for (let at = 0; at < pixels.length; at += 1) pixels[at] = (pixels[at] ?? 0) / most;
  return { rest, parts: rig.map((bone, index) => ({ bone, offsets: offsets[index] as Float32Array })), held: 1 / most };
}

/** Writes where the vertices are at a time; `amount` 0 is rest, 1 all that the rig does. */
export function placeVertices({ rest, parts }: Grid, clockMs: number, amount: number, into: Float32Array): void {
  into.set(rest);
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (part === undefined) continue;
    const { everyMs, phase = 0, curve } = part.bone;
    const turns = clockMs / everyMs + phase;
    const value = amount * curves[curve](turns - Math.floor(turns));
    for (let at = 0; at < into.length; at += 1) into[at] = (into[at] ?? 0) + value * (part.offsets[at] ?? 0);
  }
}

/** The triangles between the vertices, and where each lies in the texture. */
export function gridTopology(): { uvs: Float32Array; indices: Uint32Array } {
  const uvs = restOf({ width: 1, height: 1 }).map((share) => share + 0.5);
  const indices: number[] = [];
  for (let row = 0; row < verticesAcross - 1; row += 1) {
    for (let column = 0; column < verticesAcross - 1; column += 1) {
      const corner = row * verticesAcross + column;
      const below = corner + verticesAcross;
      indices.push(corner, corner + 1, below, corner + 1, below + 1, below);
    }
  }
  return { uvs, indices: new Uint32Array(indices) };
}
