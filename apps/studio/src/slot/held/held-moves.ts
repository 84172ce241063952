import { Container, type Sprite } from 'pixi.js';
import type { Motion } from '../../lib/motion.ts';
import type { HeldLayer, HeldPlace } from './held-layer.ts';
import { arrivalPose } from './held-motion.ts';
import type { HeldTheme } from './held-theme.ts';
import { Lights } from './lights.ts';
import { Shine } from './shine.ts';

const crossMs = 620;
const popMs = 340;
const pop = { lock: 0.12, turn: 0.16, give: 0.14, take: 0.1 } as const;
const aliveMs = 800;
const wellsMs = 300;
const plainLight = 0xffffff;

/** Moves the parts of a symbol by its rig; false where it has none. */
export type MoveParts = (symbol: Sprite, durationMs: number, strength?: number) => boolean;

/** How fast things move now, and whether they move at all. */
export interface Pace {
  /** Durations are multiplied by it. */
  pace: () => number;
  /** Less motion is asked for. */
  isCalm: boolean;
}

/** Lights travel from places to a point, or to one of the places. */
export interface Gathering {
  from: readonly number[];
  to: number | { x: number; y: number };
  durationMs: number;
}

/** The movements of held symbols: how one arrives, is turned over, gives and takes, and the light on it. */
export class HeldMoves<Code extends string> {
  readonly view = new Container();
  readonly #layer: HeldLayer<Code>;
  readonly #theme: HeldTheme | undefined;
  readonly #motion: Motion;
  readonly #pace: Pace;
  readonly #moveParts: MoveParts;
  readonly #shine: Shine;
  readonly lights: Lights;
  #hasMeshes = false;

  constructor(layer: HeldLayer<Code>, theme: HeldTheme | undefined, motion: Motion, pace: Pace, moveParts: MoveParts) {
    this.#layer = layer;
    this.#theme = theme;
    this.#motion = motion;
    this.#pace = pace;
    this.#moveParts = moveParts;
    const tint = theme?.light ?? plainLight;
    this.#shine = new Shine(motion, tint);
    this.lights = new Lights(motion, tint);
    this.view.addChild(this.#shine.view, this.lights.view);
  }

  /** The renderer draws meshes, which a shine is; one that does not fails at the first of them. */
  allowMeshes(): void {
    this.#hasMeshes = true;
  }

  /** A light crosses a symbol. */
  cross(symbol: Sprite, durationMs = crossMs): void {
    if (this.#hasMeshes) void this.#shine.cross(symbol, durationMs * this.#pace.pace());
  }

  /** It is held from now on, where it lies. */
  lock({ symbol }: HeldPlace): void {
    this.#pop(symbol, pop.lock);
  }

  /** It falls into its cell. */
  arrive(place: number, held: HeldPlace): void {
    const arrival = this.#theme?.arrival;
    if (arrival === undefined || this.#pace.isCalm) return;
    const { symbol } = held;
    const wholeMs = arrival.fallMs + arrival.settleMs;
    let hasLanded = false;
    held.isArriving = true;
    const move = (share: number) => {
      if (this.#layer.at(place) !== held) return;
      const { y, scaleX, scaleY, rotation, alpha } = arrivalPose(arrival, share);
      const middle = this.#layer.middleOf(place);
      symbol.position.set(middle.x, middle.y + y * this.#layer.cellHeight);
      symbol.scale.set(scaleX, scaleY);
      symbol.rotation = rotation;
      symbol.alpha = alpha;
      held.isArriving = share < 1;
      if (hasLanded || share * wholeMs < arrival.fallMs) return;
      hasLanded = true;
      this.#lightUp(place);
    };
    void this.#motion.tween(wholeMs * this.#pace.pace(), move);
  }

  /** What it is worth is seen now. */
  turnOver(place: number): void {
    const held = this.#layer.at(place);
    if (held === undefined || held.isArriving || this.#pace.isCalm) return;
    this.#pop(held.symbol, pop.turn);
    this.#lightUp(place);
  }

  gather({ from, to, durationMs }: Gathering): void {
    if (this.#pace.isCalm || durationMs <= 0) return;
    const taker = typeof to === 'number' ? this.#layer.at(to) : undefined;
    const goal = typeof to === 'number' ? this.#layer.middleOf(to) : to;
    const middles = from.map((place) => this.#layer.middleOf(place));
    void this.lights.gather(middles, goal, durationMs, {
      left: (index) => {
        const giver = this.#layer.at(from[index] ?? -1);
        if (giver === undefined) return;
        this.#pop(giver.symbol, pop.give);
        this.#moveParts(giver.symbol, aliveMs * this.#pace.pace());
      },
      arrived: () => {
        void this.lights.burst(goal, this.#pace.pace());
        if (taker !== undefined) this.#pop(taker.symbol, pop.take);
      },
    });
  }

  /** Covers the reels, or uncovers them. */
  setWells(isShown: boolean): void {
    this.#layer.showWells(isShown);
    if (!isShown || this.#pace.isCalm) return;
    void this.#motion.tween(wellsMs * this.#pace.pace(), (share) => this.#layer.fadeWells(share));
  }

  #lightUp(place: number): void {
    const held = this.#layer.at(place);
    if (held === undefined) return;
    void this.lights.burst(this.#layer.middleOf(place), this.#pace.pace());
    this.cross(held.symbol);
    this.#moveParts(held.symbol, aliveMs * this.#pace.pace());
  }

  #pop(symbol: Sprite, by: number): void {
    if (this.#pace.isCalm) return;
    void this.#motion.tween(popMs * this.#pace.pace(), (share) => {
      symbol.scale.set(1 + by * Math.sin(Math.PI * share) * (1 - share * 0.5));
    });
  }
}
