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
import { HeldLayer } from './held-layer.ts';
import { heldIdlePace } from './held-motion.ts';
import { HeldMoves, type MoveParts } from './held-moves.ts';

const idleCrossMs = 900;
const idleMs = 1_000;
const idleStrength = 0.7;

type HeldGame = Pick<PicturedSlot<string>, 'heldSymbols' | 'stuckSymbol' | 'theme'>;
type HeldPorts = Pick<StagePorts, 'hud' | 'canvasHost' | 'totalSlot' | 'reducedMotion'>;
type Shown = Pick<HudState, 'hold' | 'freeSpins' | 'overlay'>;

/** Symbols that stay over the board: they follow what the HUD says is held, and move when that changes. */
export class HeldSymbols<Code extends string> {
  readonly view = new Container();
  /** The board's symbols as they are seen: where one is held, that one. */
  readonly cells: BoardCells<Code>;
  readonly #game: HeldGame;
  readonly #ports: HeldPorts;
  readonly #moveParts: MoveParts;
  readonly #layer: HeldLayer<Code>;
  readonly #moves: HeldMoves<Code>;
  #cells: HeldCells = [];
  #board: BoardGeometry | null = null;
  #hold: Shown['hold'] = null;
  #stuck: NonNullable<Shown['freeSpins']>['stuck'];
  #idleCount = 0;
  #idleInMs = idleAt(0, 1).delayMs;

  constructor(game: HeldGame, reels: BoardCells<Code>, motion: Motion, ports: HeldPorts, moveParts: MoveParts) {
    const { held } = game.theme;
    const { reducedMotion: isCalm, hud } = ports;
    this.#game = game;
    this.#ports = ports;
    this.#moveParts = moveParts;
    this.#layer = new HeldLayer(reels, held);
    this.cells = this.#layer.cells;
    const pace = () => paceOf({ isCalm, isFast: hud.get().isFast });
    this.#moves = new HeldMoves(this.#layer, held, motion, { pace, isCalm }, moveParts);
    this.view.addChild(this.#layer.view, this.#moves.view);
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
    this.#moves.lights.resize(glow);
    const { heldSymbols } = this.#game;
    const turned = heldSymbols ? [heldSymbols.coin, heldSymbols.coin, heldSymbols.collect] : [];
    this.#layer.turning.resize(
      board,
      turned.flatMap((code) => symbols.blurred[code as Code] ?? []),
    );
    this.#moves.view.position.copyFrom(this.#layer.view.position);
  }

  /** The renderer draws meshes, which a shine is. */
  allowMeshes(): void {
    this.#moves.allowMeshes();
  }

  /** Moves a symbol that takes part in a win; a light crosses one that is held. */
  move(symbol: Sprite, durationMs: number): boolean {
    if (this.#layer.has(symbol)) this.#moves.cross(symbol);
    return this.#moveParts(symbol, durationMs);
  }

  update(deltaMs: number, shown: Shown): void {
    if (shown.hold !== this.#hold || shown.freeSpins?.stuck !== this.#stuck) this.#follow(shown);
    const isCalm = this.#ports.reducedMotion;
    this.#layer.turning.update(deltaMs, shown.hold?.isTurning === true && !isCalm);
    if (!this.isHolding) return;
    this.#layer.update();
    if (shown.overlay === null && !isCalm) this.#rest(deltaMs);
  }

  destroy(): void {
    this.#layer.destroy();
  }

  #follow(shown: Shown): void {
    const before = this.#hold;
    this.#hold = shown.hold;
    this.#stuck = shown.freeSpins?.stuck;
    if ((before === null) !== (shown.hold === null)) this.#moves.setWells(shown.hold !== null);
    const cells = heldCells(shown);
    const { left, came, known } = heldChanges(this.#cells, cells);
    this.#cells = cells;
    for (const place of left) this.#layer.takeAway(place);
    for (const place of came) {
      const held = this.#layer.put(place, this.#codeAt(place));
      // When hold and respin begins, what lies on the reels stays where it is.
      if (before === null && shown.hold !== null) this.#moves.lock(held);
      else this.#moves.arrive(place, held);
    }
    for (const place of known) this.#moves.turnOver(place);
    const gather = shown.hold?.gather ?? null;
    if (gather === null || gather === before?.gather) return;
    const { at, durationMs } = gather;
    this.#moves.gather({
      from: givers(this.#cells, at),
      to: at === 'total' ? this.#totalPlace() : at,
      durationMs,
    });
  }

  #codeAt(place: number): string {
    const { heldSymbols, stuckSymbol } = this.#game;
    const kind = this.#cells[place]?.kind ?? 'wild';
    return (kind === 'wild' ? stuckSymbol : heldSymbols?.[kind]) ?? '';
  }

  #totalPlace(): { x: number; y: number } {
    const { totalSlot, canvasHost } = this.#ports;
    return this.#board === null ? { x: 0, y: 0 } : middleOf(totalSlot, canvasHost, this.#board.inner);
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
    this.#moves.cross(held.symbol, idleCrossMs);
    this.#moveParts(held.symbol, idleMs, idleStrength);
  }
}
