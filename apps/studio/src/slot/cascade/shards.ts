import { Container, Rectangle, Sprite, Texture } from 'pixi.js';
import { piecesAcross, shardAt, shardLifeMs } from './shard-motion.ts';

interface Shard {
  sprite: Sprite;
  column: number;
  row: number;
  /** Where it lay when its symbol burst. */
  x: number;
  y: number;
  /** Of its symbol. */
  width: number;
}

/** Pieces of symbols that have burst: they fly apart, fall, and are gone. */
export class Shards {
  readonly view = new Container();
  #groups: { ageMs: number; shards: Shard[] }[] = [];

  /** Breaks what stands there into pieces; the symbol itself is for its board to take away. */
  shatter(symbol: Sprite): void {
    const { texture, x, y, width, height } = symbol;
    const { frame } = texture;
    const shards: Shard[] = [];
    for (let at = 0; at < piecesAcross ** 2; at += 1) {
      const [column, row] = [at % piecesAcross, Math.floor(at / piecesAcross)];
      const [pieceWidth, pieceHeight] = [frame.width / piecesAcross, frame.height / piecesAcross];
      const cut = new Rectangle(frame.x + column * pieceWidth, frame.y + row * pieceHeight, pieceWidth, pieceHeight);
      const sprite = new Sprite(new Texture({ source: texture.source, frame: cut }));
      sprite.anchor.set(0.5);
      sprite.setSize(width / piecesAcross, height / piecesAcross);
      const middle = (piecesAcross - 1) / 2;
      const place = {
        x: x + ((column - middle) / piecesAcross) * width,
        y: y + ((row - middle) / piecesAcross) * height,
      };
      sprite.position.set(place.x, place.y);
      this.view.addChild(sprite);
      shards.push({ sprite, column, row, ...place, width });
    }
    this.#groups.push({ ageMs: 0, shards });
  }

  update(deltaMs: number): void {
    if (this.#groups.length === 0) return;
    for (const group of this.#groups) {
      group.ageMs += deltaMs;
      for (const { sprite, column, row, x, y, width } of group.shards) {
        const at = shardAt(column, row, group.ageMs);
        sprite.position.set(x + at.x * width, y + at.y * width);
        sprite.rotation = at.rotation;
        sprite.alpha = at.alpha;
      }
    }
    const over = this.#groups.filter(({ ageMs }) => ageMs >= shardLifeMs);
    if (over.length === 0) return;
    this.#groups = this.#groups.filter(({ ageMs }) => ageMs < shardLifeMs);
    for (const { shards } of over) this.#remove(shards);
  }

  /** Takes all pieces away: their pictures are about to go. */
  clear(): void {
    for (const { shards } of this.#groups) this.#remove(shards);
    this.#groups = [];
  }

  #remove(shards: readonly Shard[]): void {
    for (const { sprite } of shards) sprite.destroy({ texture: true, textureSource: false });
  }
}
