import { Container, Sprite, Texture } from 'pixi.js';
import type { Motion } from '../../lib/motion.ts';
import { flights, flown, placeFlight } from './held-motion.ts';

interface Point {
  x: number;
  y: number;
}

const burstMs = 380;
const tail = { length: 1.5, width: 0.34 } as const;

/** Light where a held symbol lands, and light that travels from symbols to where they gather. */
export class Lights {
  readonly view = new Container();
  readonly #motion: Motion;
  readonly #tint: number;
  readonly #spare: Sprite[] = [];
  #texture: Texture = Texture.EMPTY;

  constructor(motion: Motion, tint: number) {
    this.#motion = motion;
    this.#tint = tint;
  }

  resize(glow: Texture): void {
    this.#texture = glow;
    for (const child of this.view.children) (child as Sprite).texture = glow;
  }

  /** Opens and goes out at a place. */
  async burst({ x, y }: Point, pace: number): Promise<void> {
    const light = this.#take(x, y);
    light.rotation = 0;
    await this.#motion.tween(burstMs * pace, (share) => {
      light.scale.set(0.5 + 0.9 * share);
      light.alpha = (1 - share) ** 2;
    });
    this.#giveBack(light);
  }

  /** One from each place to the goal, the nearest first; says when one leaves its place and when one is there. */
  async gather(
    places: readonly Point[],
    goal: Point,
    durationMs: number,
    on: { left: (index: number) => void; arrived: () => void },
  ): Promise<void> {
    const spot = { x: 0, y: 0, angle: 0 };
    const going = flights(goal, places).map(({ index, startShare }) => {
      const from = places[index] ?? goal;
      const light = this.#take(from.x, from.y);
      light.visible = false;
      return { index, startShare, from, light, isGone: false };
    });
    await this.#motion.tween(durationMs, (share) => {
      for (const one of going) {
        const way = flown(one.startShare, share);
        if (one.isGone || way === 0) continue;
        if (!one.light.visible) on.left(one.index);
        one.light.visible = true;
        placeFlight(one.from, goal, way, spot);
        one.light.position.set(spot.x, spot.y);
        one.light.rotation = spot.angle;
        one.light.scale.set(tail.width + tail.length * way * (1 - way), tail.width);
        one.isGone = way === 1;
        if (one.isGone) on.arrived();
      }
    });
    for (const { light } of going) this.#giveBack(light);
  }

  #take(x: number, y: number): Sprite {
    const light = this.#spare.pop() ?? newLight(this.#tint);
    light.texture = this.#texture;
    light.position.set(x, y);
    light.alpha = 1;
    light.visible = true;
    this.view.addChild(light);
    return light;
  }

  #giveBack(light: Sprite): void {
    light.removeFromParent();
    this.#spare.push(light);
  }
}

function newLight(tint: number): Sprite {
  const light = new Sprite();
  light.anchor.set(0.5);
  light.blendMode = 'add';
  light.tint = tint;
  return light;
}
