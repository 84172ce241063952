import type { LineSlotConfig } from '@baize/games/slot-engine';
import type { GameDefinition } from '../game-frame/game.ts';
import type { StudioTexts } from '../lib/texts.ts';
import type { Drift } from './ambience.ts';
import type { FramePicture } from './frame-picture.ts';
import type { SlotTheme } from './theme.ts';

/** A line slot's art by what it is for; paths are relative to the page. */
export interface SlotArt<Code extends string> {
  symbols: Readonly<Record<Code, string>>;
  /** White and soft: lies under winning symbols. */
  glow: string;
  coin: string;
  petal: string;
  /** Drifts behind the board. */
  floater: string;
  frame: FramePicture;
}

/** What a rules page needs, from the game's own view of its rules. */
export interface SlotRulesFigures<Code extends string> {
  rulesVersion: string;
  rtpPercent: string;
  hitFrequencyPercent: string;
  freeSpinsOneIn: string;
  linePays: readonly { symbol: Code; pays: readonly { count: number; amountMinor: bigint }[] }[];
  scatterPays: { symbol: Code; pays: readonly { count: number; amountMinor: bigint }[] };
  wild: { symbol: Code; reels: readonly number[] };
  maxWinMinor: bigint;
}

/** Everything that one line slot is, beside its rules: a game's folder gives one of these. */
export interface SlotGame<Code extends string> extends Omit<GameDefinition, 'createStage' | 'Rules'> {
  readonly config: LineSlotConfig<Code>;
  readonly codes: readonly Code[];
  readonly art: SlotArt<Code>;
  readonly theme: SlotTheme;
  /** Words on symbols, by symbol. */
  readonly symbolLabels: (text: StudioTexts) => Readonly<Partial<Record<Code, string>>>;
  readonly floaters: Drift;
  readonly petals: Drift;
  readonly rulesAt: (betMinor: bigint) => SlotRulesFigures<Code>;
}
