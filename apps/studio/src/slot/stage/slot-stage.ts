import type { Position } from '@baize/games/slot-engine';
import { type Application, Container, RendererType, Sprite } from 'pixi.js';
import type { StagePorts } from '../../game-frame/game.ts';
import { createMotion, type Motion } from '../../lib/motion.ts';
import { sameJson } from '../../lib/same-json.ts';
import { Ambience } from '../art/ambience.ts';
import { bakeSlot, type SlotTextures } from '../art/slot-textures.ts';
import { whenTypefaceComes } from '../art/typeface.ts';
import type { FirstView } from '../first-view.ts';
import { type BoardGeometry, cellPlace, measureBoard } from '../geometry.ts';
import { HeldSymbols } from '../held/held-symbols.ts';
import { BoardRigs } from '../rig/board-rigs.ts';
import type { PicturedSlot } from '../slot-game.ts';
import { calmReels, fastReels, normalReels, type ReelTiming } from '../timing.ts';
import { WinLoop } from '../win-loop.ts';
import { type Highlight, WinShow } from '../win-show.ts';
import type { BoardLayout, BoardView, Rest, StageBoard } from './board-view.ts';
import { CoinShower } from './coin-shower.ts';
import { Dim } from './dim.ts';
import { openRenderer } from './open-renderer.ts';
import { drawSlot, type SlotImages, type SlotPicture } from './slot-picture.ts';

/** A frame that came late (tab in the background, slow machine) moves things on by this much at most. */
const maxFrameMs = 50;

/** The picture of a slot: layers, layout, and the few things that its event handlers can ask for. */
export class SlotStage<Code extends string, View extends BoardView<Code>> {
  readonly motion: Motion = createMotion();
  readonly reels: View;
  readonly wins: WinShow<Code>;
  lastRest: Rest<Code>;
  readonly #app: Application;
  readonly #game: PicturedSlot<Code>;
  readonly #layout: BoardLayout<Code>;
  readonly #ports: StagePorts;
  readonly #images: SlotImages<Code>;
  readonly #boardSprite = new Sprite();
  readonly #shadeTop = new Sprite();
  readonly #shadeBottom = new Sprite();
  readonly #floaters: Ambience;
  readonly #petals: Ambience;
  readonly #coins = new CoinShower();
  readonly #dim = new Dim();
  readonly #cleanUps: (() => void)[] = [];
  #textures: SlotTextures<Code>;
  #board: BoardGeometry;
  #isFestive = false;
  readonly #loop: WinLoop;
  readonly #rigs: BoardRigs<Code>;
  readonly #held: HeldSymbols<Code>;

  private constructor(
    app: Application,
    game: PicturedSlot<Code>,
    { layout, make }: StageBoard<Code, View>,
    ports: StagePorts,
    { images, picture }: FirstView<Code>,
  ) {
    this.#layout = layout;
    this.lastRest = layout.first;
    this.#app = app;
    this.#game = game;
    this.#ports = ports;
    this.#images = images;
    this.#floaters = new Ambience(game.floaters, !ports.reducedMotion);
    this.#petals = new Ambience(game.petals, false);
    this.#board = measureBoard(ports, layout);
    this.#textures = this.#bake(sameJson(picture.board, this.#board) ? picture : this.#draw());
    this.reels = make(this.#textures.symbols);
    this.#held = new HeldSymbols(game, this.reels, this.motion, ports, (...asked) => this.#rigs.move(...asked));
    this.#rigs = new BoardRigs(this.#held.cells);
    this.wins = new WinShow(this.#held.cells, this.motion, this.#board, this.#held);
    this.#loop = new WinLoop((highlight, lengthMs, calm) => this.wins.show(highlight, lengthMs, calm));
    this.#shadeBottom.scale.y = -1;
    app.stage.eventMode = 'none';
    app.stage.addChild(this.#floaters.view, this.#layers(), this.#dim.view, this.#petals.view, this.#coins.view);
    this.#place();
    this.#listen();
    this.#loadRigs();
    this.#cleanUps.push(whenTypefaceComes(game.theme.label.font, () => this.#bakeAnew()));
  }

  /** Starts the renderer and takes over what the first view has loaded and drawn. Rejects when the browser can draw neither way. */
  static async create<Code extends string, View extends BoardView<Code>>(
    game: PicturedSlot<Code>,
    board: StageBoard<Code, View>,
    ports: StagePorts,
    first: FirstView<Code>,
  ): Promise<SlotStage<Code, View>> {
    const app = await openRenderer(ports);
    return new SlotStage(app, game, board, ports, first);
  }

  get isFast(): boolean {
    return this.#ports.hud.get().isFast;
  }

  get isCalm(): boolean {
    return this.#ports.reducedMotion;
  }

  get timing(): ReelTiming {
    if (this.isCalm) return calmReels;
    return this.isFast ? fastReels : normalReels;
  }

  /** Draws at once, before the next frame. */
  drawNow(): void {
    this.#app.render();
  }

  startReels(): void {
    this.stopLoop();
    this.motion.setPace(document.hidden ? 'instant' : 'normal');
    this.#rigs.settle();
    if (!this.reels.areTurning) this.reels.start(this.timing);
  }

  /** Puts the reels to rest: where `rest` says, or where the last spin ended. */
  showAtRest(rest: Rest<Code> = this.lastRest): void {
    this.lastRest = rest;
    this.stopLoop();
    this.reels.show(rest.stops, rest.window);
    this.#ports.hud.set({ reelSymbols: rest.window });
  }

  /** Pops the symbols on which the eye should rest when they land. */
  popLanded(reel: number, rows: readonly number[]): void {
    if (this.isCalm) return;
    for (const row of rows) {
      const symbol = this.reels.symbolAt(reel, row);
      if (symbol === undefined) continue;
      const pop = this.#rigs.land(symbol);
      void this.motion.tween(420, (share) => symbol.scale.set(1 + pop * Math.sin(Math.PI * share) * (1 - share * 0.5)));
    }
  }

  /** A reel may complete a feature: `code` on those before it, or all that lies there, moves until it stops. */
  expect(reel: number, code: Code | undefined): void {
    if (!this.isCalm) this.#rigs.expect(reel, code, this.timing.anticipationMs);
  }

  /** Repeats highlights one after the other until the next round. */
  loopWins(highlights: readonly Highlight[], calm: boolean): void {
    this.#loop.start(highlights, calm);
  }

  stopLoop(): void {
    this.#loop.stop();
    this.wins.clear();
  }

  burst(positions: readonly Position[]): void {
    if (this.isCalm || document.hidden || positions.length === 0) return;
    const { inner, rows } = this.#board;
    const places = positions.map(([reel, row]) => {
      const { x, y } = cellPlace(this.#board, reel, row, this.reels.rowsOf?.(reel) ?? rows);
      return { x: inner.x + x, y: inner.y + y };
    });
    this.#coins.burst(places);
  }

  /** Coins from below for as long as a big win counts up. */
  setFountain(durationMs: number): void {
    this.#coins.setFountain(this.isCalm ? 0 : durationMs);
  }

  setFestive(isFestive: boolean): void {
    this.#isFestive = isFestive;
    this.#petals.setShown(isFestive && !this.isCalm);
    this.#placeBoard();
  }

  /** Everything to its end: reels at their stop, counters and pulses done. */
  finish(): void {
    this.motion.setPace('hurried');
    this.reels.slam();
    this.#coins.setFountain(0);
  }

  destroy(): void {
    for (const cleanUp of this.#cleanUps) cleanUp();
    this.motion.setPace('instant');
    this.#rigs.destroy();
    this.#held.destroy();
    this.#textures.destroy();
    this.#app.destroy({ removeView: true });
  }

  #layers(): Container {
    const { under, over } = this.wins;
    const board = new Container();
    board.addChild(this.#boardSprite, under, this.reels.view, this.#shadeTop, this.#shadeBottom, this.#held.view, over);
    return board;
  }

  #draw(): SlotPicture<Code> {
    const labels = this.#game.symbolLabels(this.#ports.text);
    return drawSlot(this.#game, this.#images, labels, this.#board, this.#app.renderer.resolution);
  }

  #bake(picture = this.#draw()): SlotTextures<Code> {
    return bakeSlot(this.#game, this.#images, picture);
  }

  #place(): void {
    const { width, height } = this.#app.screen;
    const { symbols, light, shade, coin, petal, floater } = this.#textures;
    const { inner } = this.#board;
    this.#rigs.resize(this.#board, symbols.sharp, this.#game.symbolLabels(this.#ports.text));
    this.reels.resize(this.#board, symbols, light);
    this.wins.resize(this.#board, this.#textures);
    this.#held.resize(this.#board, this.#textures, this.#app.renderer.resolution);
    this.#coins.resize(coin, width, height);
    this.#petals.resize(petal, width, height);
    this.#floaters.resize(floater, width, height);
    this.#shadeTop.texture = shade;
    this.#shadeTop.position.set(inner.x, inner.y);
    this.#shadeBottom.texture = shade;
    this.#shadeBottom.position.set(inner.x, inner.y + inner.height);
    this.#dim.resize(width, height);
    this.#placeBoard();
  }

  #placeBoard(): void {
    const { texture, margin } = this.#isFestive ? this.#textures.festiveBoard : this.#textures.board;
    this.#boardSprite.texture = texture;
    this.#boardSprite.position.set(this.#board.outer.x - margin, this.#board.outer.y - margin);
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.#ports.canvasHost;
    const { width, height } = this.#app.screen;
    if (clientWidth === 0 || clientHeight === 0) return;
    const board = measureBoard(this.#ports, this.#layout);
    if (clientWidth === width && clientHeight === height && sameJson(board, this.#board)) return;
    this.#app.renderer.resize(clientWidth, clientHeight);
    this.#board = board;
    this.#bakeAnew();
  }

  #bakeAnew(): void {
    const old = this.#textures;
    this.#textures = this.#bake();
    this.#place();
    old.destroy();
  }

  #listen(): void {
    const { canvasHost, boardSlot } = this.#ports;
    let pending = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(pending);
      pending = requestAnimationFrame(() => this.#resize());
    });
    observer.observe(canvasHost);
    observer.observe(boardSlot);
    const onVisibility = () => {
      this.motion.setPace(document.hidden ? 'instant' : 'normal');
      if (document.hidden) this.reels.slam();
    };
    document.addEventListener('visibilitychange', onVisibility);
    this.#app.ticker.add(({ elapsedMS }) => this.#update(Math.min(elapsedMS, maxFrameMs)));
    this.#cleanUps.push(
      () => observer.disconnect(),
      () => cancelAnimationFrame(pending),
      () => document.removeEventListener('visibilitychange', onVisibility),
    );
  }

  #update(deltaMs: number): void {
    this.reels.update(deltaMs);
    this.motion.tick(deltaMs);
    const shown = this.#ports.hud.get();
    const isShowing = shown.overlay !== null || this.#loop.isRunning || this.#held.isHolding;
    this.#held.update(deltaMs, shown);
    this.#rigs.update(deltaMs, !isShowing && !this.reels.areTurning);
    this.#floaters.update(deltaMs);
    this.#petals.update(deltaMs);
    this.#coins.update(deltaMs);
    this.#dim.update(deltaMs, shown.overlay !== null);
    this.#loop.update(deltaMs, this.isCalm);
  }

  /** Symbols move as whole pictures until it has come, and where no mesh can be drawn. */
  #loadRigs(): void {
    if (this.isCalm || this.#app.renderer.type === RendererType.CANVAS) return;
    this.#held.allowMeshes();
    this.#game.rigs().then(
      ({ rigs }) => this.#rigs.use(rigs),
      () => {},
    );
  }
}
