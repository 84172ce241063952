import { Container, type Sprite } from 'pixi.js';
import type { StagePorts } from '../../game-frame/game.ts';
import type { HudState } from '../../game-frame/hud-state.ts';
import type { Motion } from '../../lib/motion.ts';
import type { SlotTextures } from '../art/slot-textures.ts';
import { type BoardGeometry, middleOf } from '../geometry.ts';
import { idleAt } from '../rig/idle.ts';
import type { PicturedSlot } from '../slot-game.ts';
import type { BoardCells } from '../stage/board-view.ts';
import { paceOf } from '../timing.ts';
import { givers, type HeldCells, heldCells, heldChanges } from './held-board.ts';
import { HeldLayer, type HeldPlace } from './held-layer.ts';
import { arrivalPose, heldIdlePace } from './held-motion.ts';
import { Lights } from './lights.ts';
import { Shine } from './shine.ts';

const crossMs = 620;
const idleCrossMs = 900;
const popMs = 340;
const pop = { lock: 0.12, turn: 0.16, give: 0.14, take: 0.1 } as const;
const aliveMs = 800;
const idleMs = 1_000;
const idleStrength = 0.7;
const wellsMs = 300;

type HeldGame = Pick<PicturedSlot<string>, 'heldSymbols' | 'stuckSymbol' | 'theme'>;
type HeldPorts = Pick<StagePorts, 'hud' | 'canvasHost' | 'totalSlot' | 'reducedMotion'>;
/** Moves the parts of a symbol by its rig; false where it has none. */
type MoveParts = (symbol: Sprite, durationMs: number, strength?: number) => boolean;
type Shown = Pick<HudState, 'hold' | 'freeSpins' | 'overlay'>;

/** Symbols that stay over the board: they follow what the HUD says is held, and move when that changes. */
export class HeldSymbols<Code extends string> {
  readonly view = new Container();
  /** The board's symbols as they are seen: where one is held, that one. */
  readonly cells: BoardCells<Code>;
  readonly #game: HeldGame;
  readonly #motion: Motion;
  readonly #ports: HeldPorts;
  readonly #moveParts: MoveParts;
  readonly #layer: HeldLayer<Code>;
  readonly #shine: Shine;
  readonly #lights: Lights;
  #cells: HeldCells = [];
  #board: BoardGeometry | null = null;
  #hold: Shown['hold'] = null;
  #stuck: NonNullable<Shown['freeSpins']>['stuck'];
  #hasMeshes = false;
  #idleCount = 0;
  #idleInMs = idleAt(0, 1).delayMs;

  constructor(game: HeldGame, reels: BoardCells<Code>, motion: Motion, ports: HeldPorts, moveParts: MoveParts) {
    const { held } = game.theme;
    this.#game = game;
    this.#motion = motion;
    this.#ports = ports;
    this.#moveParts = moveParts;
    this.#layer = new HeldLayer(reels, held);
    this.cells = this.#layer.cells;
    this.#shine = new Shine(motion, held?.light ?? 0xffffff);
    this.#lights = new Lights(motion, held?.light ?? 0xffffff);
    this.view.addChild(this.#layer.view, this.#shine.view, this.#lights.view);
  }

  get isHolding(): boolean {
    return this.#layer.count > 0;
  }

  resize(
    board: BoardGeometry,
    { symbols, glow }: Pick<SlotTextures<Code>, 'symbols' | 'glow'>,
    resolution: number,
  ): void {
    this.#board = board;
    this.#layer.resize(board, symbols.sharp, resolution);
    this.#lights.resize(glow);
    const { heldSymbols } = this.#game;
    const turned = heldSymbols ? [heldSymbols.coin, heldSymbols.coin, heldSymbols.collect] : [];
    this.#layer.turning.resize(
      board,
      turned.flatMap((code) => symbols.blurred[code as Code] ?? []),
    );
    for (const { view } of [this.#shine, this.#lights]) view.position.copyFrom(this.#layer.view.position);
  }

  /** The renderer draws meshes, which a shine is; one that does not fails at the first of them. */
  allowMeshes(): void {
    this.#hasMeshes = true;
  }

  /** Moves a symbol that takes part in a win; a light crosses one that is held. */
  move(symbol: Sprite, durationMs: number): boolean {
    if (this.#layer.has(symbol)) this.#cross(symbol, crossMs);
    return this.#moveParts(symbol, durationMs);
  }

  update(deltaMs: number, shown: Shown): void {
    if (shown.hold !== this.#hold || shown.freeSpins?.stuck !== this.#stuck) this.#follow(shown);
    this.#layer.turning.update(deltaMs, shown.hold?.isTurning === true && !this.#isCalm);
    if (!this.isHolding) return;
    this.#layer.update();
    if (shown.overlay === null && !this.#isCalm) this.#rest(deltaMs);
  }

  destroy(): void {
    this.#layer.destroy();
  }

  get #isCalm(): boolean {
    return this.#ports.reducedMotion;
  }

  get #pace(): number {
    return paceOf({ isCalm: this.#isCalm, isFast: this.#ports.hud.get().isFast });
  }

  #follow(shown: Shown): void {
    const before = this.#hold;
    this.#hold = shown.hold;
    this.#stuck = shown.freeSpins?.stuck;
    if ((before === null) !== (shown.hold === null)) this.#setWells(shown.hold !== null);
    const cells = heldCells(shown);
    const { left, came, known } = heldChanges(this.#cells, cells);
    this.#cells = cells;
    for (const place of left) this.#layer.takeAway(place);
    for (const place of came) {
      const held = this.#layer.put(place, this.#codeAt(place));
      // When hold and respin begins, what lies on the reels stays where it is.
      if (before === null && shown.hold !== null) this.#pop(held.symbol, pop.lock);
      else this.#arrive(place, held);
    }
    for (const place of known) this.#turnOver(place);
    const gather = shown.hold?.gather ?? null;
    if (gather !== null && gather !== before?.gather) this.#gather(gather);
  }

  #codeAt(place: number): string {
    const { heldSymbols, stuckSymbol } = this.#game;
    const kind = this.#cells[place]?.kind ?? 'wild';
    return (kind === 'wild' ? stuckSymbol : heldSymbols?.[kind]) ?? '';
  }

  #arrive(place: number, held: HeldPlace): void {
    const arrival = this.#game.theme.held?.arrival;
    if (arrival === undefined || this.#isCalm) return;
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
    void this.#motion.tween(wholeMs * this.#pace, move);
  }

  /** What it is worth is seen now. */
  #turnOver(place: number): void {
    const held = this.#layer.at(place);
    if (held === undefined || held.isArriving || this.#isCalm) return;
    this.#pop(held.symbol, pop.turn);
    this.#lightUp(place);
  }

  #lightUp(place: number): void {
    const held = this.#layer.at(place);
    if (held === undefined) return;
    void this.#lights.burst(this.#layer.middleOf(place), this.#pace);
    this.#cross(held.symbol, crossMs);
    this.#moveParts(held.symbol, aliveMs * this.#pace);
  }

  #cross(symbol: Sprite, durationMs: number): void {
    if (this.#hasMeshes) void this.#shine.cross(symbol, durationMs * this.#pace);
  }

  #pop(symbol: Sprite, by: number): void {
    if (this.#isCalm) return;
    void this.#motion.tween(popMs * this.#pace, (share) => {
      symbol.scale.set(1 + by * Math.sin(Math.PI * share) * (1 - share * 0.5));
    });
  }

  #gather({ at, durationMs }: NonNullable<NonNullable<Shown['hold']>['gather']>): void {
    if (this.#isCalm || durationMs <= 0) return;
    const from = givers(this.#cells, at);
    const taker = at === 'total' ? undefined : this.#layer.at(at);
    const goal = at === 'total' ? this.#totalPlace() : this.#layer.middleOf(at);
    const middles = from.map((place) => this.#layer.middleOf(place));
    void this.#lights.gather(middles, goal, durationMs, {
      left: (index) => {
        const giver = this.#layer.at(from[index] ?? -1);
        if (giver === undefined) return;
        this.#pop(giver.symbol, pop.give);
        this.#moveParts(giver.symbol, aliveMs * this.#pace);
      },
      arrived: () => {
        void this.#lights.burst(goal, this.#pace);
        if (taker !== undefined) this.#pop(taker.symbol, pop.take);
      },
    });
  }

  #totalPlace(): { x: number; y: number } {
    const { totalSlot, canvasHost } = this.#ports;
    return this.#board === null ? { x: 0, y: 0 } : middleOf(totalSlot, canvasHost, this.#board.inner);
  }

  #setWells(isShown: boolean): void {
    this.#layer.showWells(isShown);
    if (!isShown || this.#isCalm) return;
    void this.#motion.tween(wellsMs * this.#pace, (share) => this.#layer.fadeWells(share));
  }

  /** One after the other, by a counter. */
  #rest(deltaMs: number): void {
    this.#idleInMs -= deltaMs;
    if (this.#idleInMs > 0) return;
    this.#idleCount += 1;
    const { cell, delayMs } = idleAt(this.#idleCount, this.#layer.count);
    this.#idleInMs = delayMs * heldIdlePace;
    const held = this.#layer.at(this.#layer.places[cell] ?? -1);
    if (held === undefined || held.isArriving) return;
    this.#cross(held.symbol, idleCrossMs);
    this.#moveParts(held.symbol, idleMs, idleStrength);
  }
}
