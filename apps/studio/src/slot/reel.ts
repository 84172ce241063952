import { Container, Sprite } from 'pixi.js';
import { type Ease, easeOut, easeOutBack } from '../lib/motion.ts';
import type { SymbolTextures } from './art/symbol-textures.ts';
import { blurFrom, type ReelTiming } from './timing.ts';

type Phase = 'rest' | 'waiting' | 'pulling' | 'cruising' | 'braking';

/**
 * One reel. Its place is the index on the strip of the top row, as a fraction while it turns; turning down lowers it. The sprites are
 * reused, nothing is made while it turns.
 */
export class Reel<Code extends string> {
  readonly view = new Container();
  /** From the row above the window to the row below it. */
  readonly #sprites: Sprite[];
  readonly #strip: readonly Code[];
  readonly #rows: number;
  #textures: SymbolTextures<Code>;
  #cellWidth = 1;
  #cellHeight = 1;
  #place = 0;
  #phase: Phase = 'rest';
  #phaseMs = 0;
  #timing: ReelTiming;
  #delayMs = 0;
  #brakeAtMs = Number.POSITIVE_INFINITY;
  #restPlace = 0;
  #brakeFrom = 0;
  #brakeMs = 0;
  #brakeEase: Ease = easeOutBack(0);
  #landed = true;
  #shown: readonly Code[];
  #onLand: () => void = () => {};
  #onRest: () => void = () => {};

  constructor(strip: readonly Code[], rows: number, textures: SymbolTextures<Code>, timing: ReelTiming) {
    this.#strip = strip;
    this.#rows = rows;
    this.#textures = textures;
    this.#timing = timing;
    this.#shown = Array.from({ length: rows }, (_, row) => this.#onStrip(row));
    this.#sprites = Array.from({ length: rows + 2 }, () => {
      const sprite = new Sprite();
      sprite.anchor.set(0.5);
      this.view.addChild(sprite);
      return sprite;
    });
  }

  get isTurning(): boolean {
    return this.#phase !== 'rest';
  }

  /** The sprite that shows a row while the reel is at rest. */
  symbolAt(row: number): Sprite | undefined {
    return this.#sprites[row + 1];
  }

  resize(textures: SymbolTextures<Code>, cellWidth: number, cellHeight: number): void {
    this.#textures = textures;
    this.#cellWidth = cellWidth;
    this.#cellHeight = cellHeight;
    this.#draw(0);
  }

  start(timing: ReelTiming, delayMs: number): void {
    this.#timing = timing;
    this.#delayMs = delayMs;
    this.#phase = 'waiting';
    this.#phaseMs = 0;
    this.#brakeAtMs = Number.POSITIVE_INFINITY;
  }

  /** Orders the stop: `symbols` come to rest with the strip's index `stop` on top, `brakeInMs` from now at the earliest. */
  stop(stop: number, symbols: readonly Code[], brakeInMs: number, onLand: () => void, onRest: () => void): void {
    this.#restPlace = stop;
    this.#shown = symbols;
    this.#brakeAtMs = brakeInMs;
    this.#onLand = onLand;
    this.#onRest = onRest;
    this.#landed = false;
    if (this.#phase === 'rest') this.#rest();
  }

  /** To the ordered stop at once; without one, back to where it rested. */
  slam(): void {
    if (this.#phase !== 'rest') this.#rest();
  }

  show(stop: number, symbols: readonly Code[]): void {
    this.#restPlace = stop;
    this.#shown = symbols;
    this.#landed = true;
    this.#rest();
  }

  update(deltaMs: number): void {
    if (this.#phase === 'rest') return;
    const before = this.#place;
    this.#phaseMs += deltaMs;
    this.#brakeAtMs -= deltaMs;
    this.#move(deltaMs);
    if (this.isTurning) this.#draw(Math.abs(this.#place - before) / Math.max(deltaMs, 1));
  }

  #move(deltaMs: number): void {
    const { pullBackMs, pullBackSymbols, rampMs, cruise } = this.#timing;
    if (this.#phase === 'waiting' && this.#phaseMs >= this.#delayMs) this.#enter('pulling');
    if (this.#phase === 'pulling') {
      if (this.#phaseMs >= pullBackMs) this.#enter('cruising');
      else this.#place = this.#restPlace + pullBackSymbols * easeOut(this.#phaseMs / pullBackMs);
    }
    if (this.#phase === 'cruising') {
      this.#place -= cruise * Math.min(1, rampMs === 0 ? 1 : this.#phaseMs / rampMs) * deltaMs;
      if (this.#brakeAtMs <= 0) this.#brake();
    }
    if (this.#phase === 'braking') this.#moveBraking();
  }

  #moveBraking(): void {
    const progress = this.#brakeMs === 0 ? 1 : this.#phaseMs / this.#brakeMs;
    if (progress >= 1) {
      this.#rest();
      return;
    }
    const eased = this.#brakeEase(progress);
    this.#place = this.#restPlace + this.#brakeFrom * (1 - eased);
    if (eased >= 1) this.#land();
  }

  /** Jumps, unseen at full speed, to a place from where the ordered symbols come into the window at the same speed. */
  #brake(): void {
    const { brakeSymbols, overshoot, cruise } = this.#timing;
    const fraction = this.#place - Math.floor(this.#place);
    this.#brakeFrom = brakeSymbols + fraction;
    this.#brakeEase = easeOutBack(overshoot);
    this.#brakeMs = cruise === 0 ? 0 : ((3 + overshoot) * this.#brakeFrom) / cruise;
    this.#enter('braking');
  }

  #enter(phase: Phase): void {
    this.#phase = phase;
    this.#phaseMs = 0;
  }

  #land(): void {
    if (this.#landed) return;
    this.#landed = true;
    this.#onLand();
  }

  #rest(): void {
    this.#phase = 'rest';
    this.#place = this.#restPlace;
    this.#draw(0);
    this.#land();
    const onRest = this.#onRest;
    this.#onRest = () => {};
    onRest();
  }

  #onStrip(index: number): Code {
    const length = this.#strip.length;
    const code = this.#strip[((index % length) + length) % length];
    if (code === undefined) throw new Error('a reel needs a strip');
    return code;
  }

  /** The symbol at an index; near the ordered stop the events' own symbols, whatever the strip says. */
  #symbolAt(index: number): Code {
    const atRest = this.#phase === 'rest' || this.#phase === 'braking';
    const ordered = atRest ? this.#shown[index - this.#restPlace] : undefined;
    return ordered ?? this.#onStrip(index);
  }

  #draw(speed: number): void {
    const textures = speed > blurFrom ? this.#textures.blurred : this.#textures.sharp;
    // Rounded, so that around its rest a row is shown by the same sprite before and after.
    const top = Math.round(this.#place);
    const fraction = this.#place - top;
    for (let slot = 0; slot < this.#sprites.length; slot += 1) {
      const sprite = this.#sprites[slot];
      if (sprite === undefined) continue;
      const row = slot - 1;
      const isOutside = row < 0 || row >= this.#rows;
      sprite.visible = this.isTurning || !isOutside;
      sprite.texture = textures[this.#symbolAt(top + row)];
      sprite.scale.set(1);
      sprite.alpha = 1;
      sprite.position.set(this.#cellWidth / 2, (row - fraction + 0.5) * this.#cellHeight);
    }
  }
}
