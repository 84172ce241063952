import type { Container, Texture } from 'pixi.js';
import { Particles } from '../art/particles.ts';

const gravity = 0.0021;
const coinsPerBurst = 26;

/** Coins that burst from places of a win, or rise from below while a big one counts up. */
export class CoinShower {
  readonly #coins = new Particles(70, { gravity, flips: true, turnPerMs: 0.011 });
  #width = 0;
  #height = 0;
  #fountainMs = 0;

  get view(): Container {
    return this.#coins.view;
  }

  resize(coin: Texture, width: number, height: number): void {
    this.#width = width;
    this.#height = height;
    this.#coins.resize(coin, height + 40);
  }

  burst(places: readonly { x: number; y: number }[]): void {
    for (let coin = 0; coin < coinsPerBurst; coin += 1) {
      const place = places[coin % places.length];
      if (place !== undefined) this.#coins.throw(place.x, place.y, 0.62, 0.34);
    }
  }

  setFountain(durationMs: number): void {
    this.#fountainMs = durationMs;
  }

  update(deltaMs: number): void {
    this.#coins.update(deltaMs);
    if (this.#fountainMs <= 0) return;
    this.#fountainMs -= deltaMs;
    // Fast enough to rise most of the height against the coins' weight.
    const strength = Math.sqrt(2 * gravity * this.#height * 0.75);
    this.#coins.throw(this.#width * 0.5, this.#height + 20, strength, this.#width * 0.00042);
  }
}
