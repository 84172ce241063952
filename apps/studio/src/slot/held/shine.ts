import { Container, Mesh, MeshGeometry, type Sprite, Texture } from 'pixi.js';
import type { Motion } from '../../lib/motion.ts';

/** Half widths of the bands that lie over each other, in sizes of the picture: together they have a soft edge. */
const halfWidths = [0.2, 0.15, 0.1, 0.06, 0.03] as const;
const slant = 0.16;
const strength = 0.22;
const corners = 4;

/** A slanted light that crosses a picture: a band of the picture itself, added to it, so that it shines where the picture is. */
export class Shine {
  readonly view = new Container();
  readonly #motion: Motion;
  readonly #tint: number;
  readonly #spare: Mesh<MeshGeometry>[] = [];

  constructor(motion: Motion, tint: number) {
    this.#motion = motion;
    this.#tint = tint;
  }

  /** Crosses a picture once and follows it meanwhile; it ends early where the picture is taken away. */
  async cross(sprite: Sprite, durationMs: number): Promise<void> {
    const mesh = this.#spare.pop() ?? newBand(this.#tint);
    const { texture } = sprite;
    mesh.texture = texture;
    this.view.addChild(mesh);
    await this.#motion.tween(durationMs, (share) => {
      mesh.visible = sprite.visible && sprite.texture === texture;
      if (mesh.visible) placeBand(mesh, sprite, share);
    });
    mesh.removeFromParent();
    mesh.texture = Texture.EMPTY;
    this.#spare.push(mesh);
  }
}

function newBand(tint: number): Mesh<MeshGeometry> {
  const indices = halfWidths.flatMap((_, band) => [0, 1, 2, 0, 2, 3].map((corner) => band * corners + corner));
  const size = halfWidths.length * corners * 2;
  const geometry = new MeshGeometry({
    positions: new Float32Array(size),
    uvs: new Float32Array(size),
    indices: new Uint32Array(indices),
  });
  const mesh = new Mesh({ geometry, texture: Texture.EMPTY });
  mesh.blendMode = 'add';
  mesh.tint = tint;
  mesh.alpha = strength;
  return mesh;
}

const within = (share: number): number => Math.min(1, Math.max(0, share));

function placeBand(mesh: Mesh<MeshGeometry>, sprite: Sprite, share: number): void {
  const uvBuffer = mesh.geometry.getBuffer('aUV');
  const positionBuffer = mesh.geometry.getBuffer('aPosition');
  const [uvs, positions] = [uvBuffer.data as Float32Array, positionBuffer.data as Float32Array];
  const { width, height } = sprite.texture.frame;
  const edge = slant + halfWidths[0];
  const middle = -edge + share * (1 + 2 * edge);
  for (let band = 0; band < halfWidths.length; band += 1) {
    for (let corner = 0; corner < corners; corner += 1) {
      const isRight = corner === 1 || corner === 2;
      const v = corner < 2 ? 0 : 1;
      const u = within(middle + (v === 0 ? slant : -slant) + (isRight ? 1 : -1) * (halfWidths[band] ?? 0));
      const at = (band * corners + corner) * 2;
      uvs[at] = u;
      uvs[at + 1] = v;
      positions[at] = (u - 0.5) * width;
      positions[at + 1] = (v - 0.5) * height;
    }
  }
  uvBuffer.update();
  positionBuffer.update();
  mesh.position.copyFrom(sprite.position);
  mesh.scale.copyFrom(sprite.scale);
}
