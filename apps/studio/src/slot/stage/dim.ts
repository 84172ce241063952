import { Graphics } from 'pixi.js';

const dimAlpha = 0.66;
const dimMs = 260;

/** Between the board and what flies: lets a big moment stand out. */
export class Dim {
  readonly view = new Graphics();

  constructor() {
    this.view.alpha = 0;
    this.view.visible = false;
  }

  resize(width: number, height: number): void {
    this.view.clear().rect(0, 0, width, height).fill(0x000000);
  }

  update(deltaMs: number, isShown: boolean): void {
    const goal = isShown ? dimAlpha : 0;
    if (this.view.alpha === goal) return;
    const step = (dimAlpha * deltaMs) / dimMs;
    this.view.alpha += Math.max(-step, Math.min(step, goal - this.view.alpha));
    this.view.visible = this.view.alpha > 0;
  }
}
