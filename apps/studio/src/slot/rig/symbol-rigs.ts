import { Mesh, MeshGeometry, type Sprite, Texture } from 'pixi.js';
import { type Grid, gridTopology, placeVertices } from './grid.ts';

const riseMs = 150;
const fallMs = 280;
const settleMs = 90;
const preparedMeshes = 10;

interface Moving {
  mesh: Mesh<MeshGeometry>;
  sprite: Sprite;
  grid: Grid;
  clockMs: number;
  leftMs: number;
  strength: number;
  /** From 0 to `strength` and back, so that it begins and ends at rest. */
  amount: number;
  fallMs: number;
}

/** Symbols whose parts move: a mesh stands in for the sprite while it does, and follows it wherever its board takes it. */
export class SymbolRigs {
  readonly #gridOf: (texture: Texture) => Grid | null;
  readonly #topology = gridTopology();
  readonly #spare: Mesh<MeshGeometry>[] = [];
  #moving: Moving[] = [];

  /** `gridOf`: the rig of the symbol that a texture shows; asked for once for each motion. */
  constructor(gridOf: (texture: Texture) => Grid | null) {
    this.#gridOf = gridOf;
  }

  /** Moves a symbol's parts for so long, or for longer where they move already; false where it has no rig. */
  move(sprite: Sprite, durationMs: number, strength: number): boolean {
    const known = this.#moving.find((moving) => moving.sprite === sprite && moving.mesh.texture === sprite.texture);
    if (known !== undefined) {
      Object.assign(known, { leftMs: Math.max(known.leftMs, durationMs), strength, fallMs });
      return true;
    }
    const grid = this.#gridOf(sprite.texture);
    const { parent } = sprite;
    if (grid === null || parent === null) return false;
    this.#release((moving) => moving.sprite === sprite);
    const mesh = this.#spare.pop() ?? this.#newMesh();
    mesh.texture = sprite.texture;
    sprite.renderable = false;
    parent.addChildAt(mesh, parent.getChildIndex(sprite) + 1);
    const moving = { mesh, sprite, grid, clockMs: 0, leftMs: durationMs, strength, amount: 0, fallMs };
    this.#moving.push(moving);
    this.#draw(moving);
    return true;
  }

  /** Makes one mesh ahead of its use, until most wins find enough of them. */
  prepare(): void {
    if (this.#spare.length < preparedMeshes) this.#spare.push(this.#newMesh());
  }

  /** Brings what moves to rest soon. */
  settle(): void {
    for (const moving of this.#moving) Object.assign(moving, { leftMs: 0, fallMs: settleMs });
  }

  /** Gives every symbol back to its sprite at once. */
  clear(): void {
    this.#release(() => true);
  }

  update(deltaMs: number): void {
    let isAnyOver = false;
    for (const moving of this.#moving) {
      moving.clockMs += deltaMs;
      moving.leftMs -= deltaMs;
      const goal = moving.leftMs > 0 ? moving.strength : 0;
      const up = deltaMs / riseMs;
      const down = deltaMs / moving.fallMs;
      moving.amount += Math.max(-down, Math.min(up, goal - moving.amount));
      if (isOver(moving)) isAnyOver = true;
      else this.#draw(moving);
    }
    if (isAnyOver) this.#release(isOver);
  }

  destroy(): void {
    this.clear();
    for (const mesh of this.#spare) {
      mesh.geometry.destroy(true);
      mesh.destroy();
    }
    this.#spare.length = 0;
  }

  #draw({ mesh, sprite, grid, clockMs, amount }: Moving): void {
    const positions = mesh.geometry.getBuffer('aPosition');
    placeVertices(grid, clockMs, amount * amount * (3 - 2 * amount), positions.data as Float32Array);
    positions.update();
    mesh.position.copyFrom(sprite.position);
    mesh.scale.copyFrom(sprite.scale);
    mesh.alpha = sprite.alpha;
    mesh.visible = sprite.visible;
  }

  #release(isGone: (moving: Moving) => boolean): void {
    const gone = this.#moving.filter(isGone);
    this.#moving = this.#moving.filter((moving) => !gone.includes(moving));
    for (const { mesh, sprite } of gone) {
      if (!sprite.destroyed) sprite.renderable = true;
      mesh.removeFromParent();
      // The one it showed goes when the board changes its size.
      mesh.texture = Texture.EMPTY;
      this.#spare.push(mesh);
    }
  }

  #newMesh(): Mesh<MeshGeometry> {
    const { uvs, indices } = this.#topology;
    const geometry = new MeshGeometry({ positions: new Float32Array(uvs.length), uvs, indices });
    return new Mesh({ geometry, texture: Texture.EMPTY });
  }
}

/** It has come to rest, or its sprite shows something else or has been taken away. */
const isOver = ({ mesh, sprite, leftMs, amount }: Moving): boolean =>
  (leftMs <= 0 && amount <= 0) || sprite.texture !== mesh.texture || sprite.parent !== mesh.parent;
