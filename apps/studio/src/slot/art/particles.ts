import { Container, Sprite, type Texture } from 'pixi.js';

interface Particle {
  sprite: Sprite;
  isAlive: boolean;
  x: number;
  y: number;
  speedX: number;
  speedY: number;
  phase: number;
  turn: number;
  size: number;
}

/** How a kind of particle moves. Speeds in pixels per millisecond. */
export interface ParticleKind {
  gravity: number;
  /** Turns about its upright axis, like a coin; else it only rotates. */
  flips: boolean;
  turnPerMs: number;
}

/**
 * A fixed number of sprites that fly and fall. Where they go is decoration: a fixed sequence is
 * enough, no chance is used.
 */
export class Particles {
  readonly view = new Container();
  readonly #kind: ParticleKind;
  readonly #all: Particle[];
  #next = 0;
  #step = 0;
  #aliveCount = 0;
  #frame = 0;

  constructor(count: number, kind: ParticleKind) {
    this.#kind = kind;
    this.#all = Array.from({ length: count }, () => {
      const sprite = new Sprite();
      sprite.anchor.set(0.5);
      sprite.visible = false;
      this.view.addChild(sprite);
      return { sprite, isAlive: false, x: 0, y: 0, speedX: 0, speedY: 0, phase: 0, turn: 0, size: 1 };
    });
  }

  resize(texture: Texture, frame: number): void {
    this.#frame = frame;
    for (const { sprite } of this.#all) sprite.texture = texture;
  }

  /** Throws one particle up (or lets it fall) from a place; `strength` is its first speed upwards, `spread` sideways. */
  throw(x: number, y: number, strength: number, spread: number): void {
    const particle = this.#all[this.#next];
    if (particle === undefined) return;
    this.#next = (this.#next + 1) % this.#all.length;
    if (!particle.isAlive) this.#aliveCount += 1;
    particle.isAlive = true;
    particle.x = x;
    particle.y = y;
    particle.speedX = (this.#spot() - 0.5) * 2 * spread;
    particle.speedY = -strength * (0.7 + 0.6 * this.#spot());
    particle.phase = this.#spot() * Math.PI * 2;
    particle.turn = (this.#spot() - 0.5) * 2;
    particle.size = 0.62 + 0.38 * this.#spot();
    particle.sprite.visible = true;
  }

  update(deltaMs: number): void {
    if (this.#aliveCount === 0) return;
    for (const particle of this.#all) {
      if (!particle.isAlive) continue;
      particle.speedY += this.#kind.gravity * deltaMs;
      particle.x += particle.speedX * deltaMs;
      particle.y += particle.speedY * deltaMs;
      particle.phase += this.#kind.turnPerMs * deltaMs;
      const { sprite, size } = particle;
      sprite.position.set(particle.x, particle.y);
      if (this.#kind.flips) sprite.scale.set(size * Math.cos(particle.phase), size);
      else {
        sprite.scale.set(size);
        sprite.rotation = particle.phase * particle.turn;
      }
      if (particle.speedY > 0 && particle.y > this.#frame) this.#end(particle);
    }
  }

  clear(): void {
    for (const particle of this.#all) if (particle.isAlive) this.#end(particle);
  }

  #end(particle: Particle): void {
    particle.isAlive = false;
    particle.sprite.visible = false;
    this.#aliveCount -= 1;
  }

  /** The next number from 0 to below 1 of a fixed congruential sequence. */
  #spot(): number {
    this.#step = (Math.imul(this.#step, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#step / 2 ** 32;
  }
}
