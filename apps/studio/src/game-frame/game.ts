import type { StudioRound } from '@baize/contract';
import type { ComponentType } from 'react';
import type { StudioTextKey, StudioTexts } from '../lib/texts.ts';
import type { Hud } from './hud-state.ts';
import type { EventHandler } from './round-player.ts';

/** Elements of the page that a game's picture is laid out by. */
export interface StageElements {
  /** The element that the canvas fills. */
  canvasHost: HTMLElement;
  /** The empty element whose place the layout gives to the game's board. */
  boardSlot: HTMLElement;
  /** Where the total of the round is written: what is won may travel there. */
  totalSlot: HTMLElement;
}

/** What a game's picture gets from the frame. */
export interface StagePorts extends StageElements {
  hud: Hud;
  forceCanvas: boolean;
  reducedMotion: boolean;
  /** A text of the catalogue for letters that are part of the picture. */
  text: StudioTexts;
  play: (sound: string) => void;
}

/** A game's picture while it is open. It shows what the events say and decides nothing. */
export interface GameStage {
  /** A stage that stands before it can move says when it can; it keeps what happens until then. Rejects when it never will. */
  readonly whenUp?: Promise<void>;
  readonly handlers: Readonly<Record<string, EventHandler<never>>>;
  /** The board at rest: after `round`, or as the game looks before its first one. */
  rest: (round: StudioRound | null) => void;
  /** The stake is on its way: things start to move before the answer is there. */
  startRound: () => void;
  /** No round came of it: back to rest. */
  abandonRound: () => void;
  /** The player wants to see the end. */
  skip: () => void;
  /** A handler hung or failed: everything to its end. */
  settle: () => void;
  destroy: () => void;
}

export type WalkerPart = 'curtain' | 'base' | 'left' | 'right' | 'robe' | 'head';

export interface RulesProps {
  betMinor: bigint;
  showMoney: (amountMinor: bigint) => string;
  /** The operator lets the feature be bought, where the game sells it. */
  sellsFeature?: boolean;
}

/** One recomputed round against what was played. */
export interface RoundCheck {
  matches: boolean;
  payoutMinor: bigint;
}

/** A game as the frame knows it. A new game is a folder under games/ that gives one of these. */
export interface GameDefinition {
  readonly gameCode: string;
  /** Key of the game's name in the catalogue. */
  readonly titleKey: StudioTextKey;
  /** Pictures behind the board, and the name as a picture; relative to the page. */
  readonly scenery: {
    background: string;
    backgroundPortrait: string;
    festive: string;
    festivePortrait: string;
    logo: string;
    /** Before the background, each moved by itself, from the back to the front. */
    layers?: readonly { at: 'top' | 'foot'; picture: string }[];
  };
  /** Sound effects by name, in the notation of zzfx. */
  readonly sounds: Readonly<Record<string, readonly (number | undefined)[]>>;
  readonly symbolNameKey: (code: string) => StudioTextKey;
  /** Where the picture of a symbol lies, for moments outside of the board. */
  readonly symbolPicture?: (code: string) => string | undefined;
  /** Pictures of a pick bonus's tiles, covered and open. */
  readonly tilePictures?: { covered: string; open: string };
  /** Symbols that stay in hold and respin: the coin and what collects coins. */
  readonly heldSymbols?: { coin: string; collect: string };
  /** The wild that stays in free spins. */
  readonly stuckSymbol?: string;
  /** A wild that walks, in parts that move by themselves; from the back to the front. */
  readonly walkerParts?: readonly { part: WalkerPart; picture: string }[];
  /** The game feeds linked jackpots, which the frame shows. */
  readonly hasJackpotPools?: boolean;
  /** Its jackpots must drop below a ceiling: the frame shows how far they are. */
  readonly hasLevels?: boolean;
  createStage: (ports: StagePorts) => Promise<GameStage>;
  readonly Rules: ComponentType<RulesProps>;
  /** Plays a round again from its revealed seeds, in this browser. */
  checkRound: (round: StudioRound, serverSeed: string) => Promise<RoundCheck>;
}
