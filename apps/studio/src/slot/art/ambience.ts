import { Container, Sprite, type Texture } from 'pixi.js';

/** Small things that drift for ever behind or before the board. Speeds in pixels per millisecond. */
export interface Drift {
  count: number;
  /** Upwards when negative. */
  speedY: number;
  swayPx: number;
  swayMs: number;
  spins: boolean;
  alpha: number;
  smallest: number;
  largest: number;
  /** Only at the sides, where nothing is to be read. */
  sidesOnly: boolean;
}

interface Drifter {
  sprite: Sprite;
  x: number;
  y: number;
  speed: number;
  phase: number;
}

const fadeMs = 900;

const sideWidth = 0.09;
const sideShare = (index: number, depth: number) => (index % 2 === 0 ? 0.01 : 0.9) + sideWidth * depth;

/** Drifting sprites, spread evenly over the picture; `setShown` fades them in and out. */
export class Ambience {
  readonly view = new Container();
  readonly #drift: Drift;
  readonly #all: Drifter[];
  #width = 1;
  #height = 1;
  #clockMs = 0;
  #isShown: boolean;

  constructor(drift: Drift, isShown: boolean) {
    this.#drift = drift;
    this.#isShown = isShown;
    this.view.alpha = isShown ? drift.alpha : 0;
    this.view.visible = isShown;
    this.#all = Array.from({ length: drift.count }, (_, index) => {
      const sprite = new Sprite();
      sprite.anchor.set(0.5);
      this.view.addChild(sprite);
      const depth = (index * 0.618) % 1;
      const share = drift.sidesOnly ? sideShare(index, depth) : (index + 0.5) / drift.count;
      const size = drift.smallest + (drift.largest - drift.smallest) * depth;
      sprite.scale.set(size);
      return {
        sprite,
        x: share,
        y: (index * 0.377) % 1,
        speed: drift.speedY * (0.6 + depth * 0.6),
        phase: index * 2.4,
      };
    });
  }

  resize(texture: Texture, width: number, height: number): void {
    for (const drifter of this.#all) {
      drifter.sprite.texture = texture;
      drifter.x = (drifter.x / this.#width) * width;
      drifter.y = (drifter.y / this.#height) * height;
    }
    this.#width = width;
    this.#height = height;
    this.#place();
  }

  setShown(isShown: boolean): void {
    this.#isShown = isShown;
    if (isShown) this.view.visible = true;
  }

  update(deltaMs: number): void {
    const goal = this.#isShown ? this.#drift.alpha : 0;
    if (this.view.alpha !== goal) {
      const step = (this.#drift.alpha * deltaMs) / fadeMs;
      this.view.alpha += Math.max(-step, Math.min(step, goal - this.view.alpha));
      if (this.view.alpha <= 0) this.view.visible = false;
    }
    if (!this.view.visible) return;
    this.#clockMs += deltaMs;
    const margin = 70;
    for (const drifter of this.#all) {
      drifter.y += drifter.speed * deltaMs;
      if (drifter.y < -margin) drifter.y += this.#height + 2 * margin;
      if (drifter.y > this.#height + margin) drifter.y -= this.#height + 2 * margin;
    }
    this.#place();
  }

  #place(): void {
    const { swayPx, swayMs, spins } = this.#drift;
    for (const { sprite, x, y, phase } of this.#all) {
      const sway = Math.sin(this.#clockMs / swayMs + phase);
      sprite.position.set(x + sway * swayPx, y);
      sprite.rotation = spins ? this.#clockMs / 1400 + phase : sway * 0.07;
    }
  }
}
