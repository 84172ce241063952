import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import { bakeCanvas, type Draw } from './draw.ts';

/** A canvas that was drawn before as a texture. */
export function textureOf(resource: HTMLCanvasElement, resolution: number): Texture {
  return new Texture({ source: new CanvasSource({ resource, resolution }) });
}

/** A texture drawn once at the size in which it is shown, so that no frame scales it. */
export function bake(width: number, height: number, resolution: number, draw: Draw): Texture {
  return textureOf(bakeCanvas(width, height, resolution, draw), resolution);
}

/** Cuts one tile out of an atlas canvas. */
export function tile(source: CanvasSource, x: number, y: number, width: number, height: number): Texture {
  return new Texture({ source, frame: new Rectangle(x, y, width, height) });
}
