import type { JackpotRules, LevelRules, LineRulesView, LineSlotConfig } from '@baize/games/slot-engine';
import type { CascadeConfig, CascadeRulesView } from '@baize/games/slot-engine/cascade';
import type { WaysConfig, WaysRulesView } from '@baize/games/slot-engine/ways';
import type { GameDefinition } from '../game-frame/game.ts';
import type { StudioTexts } from '../lib/texts.ts';
import type { Drift } from './art/ambience.ts';
import type { Rigs } from './rig/rig.ts';
import type { FramePicture } from './stage/frame-picture.ts';
import type { SlotTheme } from './theme.ts';

/** A slot's art by what it is for; paths are relative to the page. */
export interface SlotArt<Code extends string> {
  /** All pictures of the board in one file, by their own names; made of them by the build. */
  pack: string;
  symbols: Readonly<Record<Code, string>>;
  /** White and soft: lies under winning symbols. */
  glow: string;
  coin: string;
  petal: string;
  /** Drifts behind the board. */
  floater: string;
  frame: FramePicture;
}

/** A slot's picture and sound, whatever its board does. */
export interface PicturedSlot<Code extends string>
  extends Omit<GameDefinition, 'createStage' | 'Rules' | 'symbolPicture'> {
  readonly codes: readonly Code[];
  readonly art: SlotArt<Code>;
  /** How the parts of its symbols move; loaded once the board can be played. */
  readonly rigs: () => Promise<{ rigs: Rigs<string> }>;
  readonly theme: SlotTheme;
  /** Words on symbols, by symbol. */
  readonly symbolLabels: (text: StudioTexts) => Readonly<Partial<Record<Code, string>>>;
  readonly floaters: Drift;
  readonly petals: Drift;
}

/** Everything that one line slot is, beside its rules: a game's folder gives one of these. */
export interface SlotGame<Code extends string> extends PicturedSlot<Code> {
  readonly config: LineSlotConfig<Code>;
  /** The linked jackpots that it feeds. */
  readonly jackpots?: readonly JackpotRules[];
  /** The levels that must drop and that it feeds. */
  readonly levels?: readonly LevelRules[];
  /** Of free spins of the player's choice: return in percent, average win in bets, percent that win 100 bets or more. */
  readonly choiceFigures?: readonly { rtp: number; mean: number; hundredBets: number }[];
  readonly rulesAt: (betMinor: bigint) => LineRulesView<Code>;
}

/** Everything that one cascading slot is, beside its rules. */
export interface CascadeGame<Code extends string> extends PicturedSlot<Code> {
  readonly config: CascadeConfig<Code>;
  /** What wins bursts into pieces that fall, in place of fading. */
  readonly shatters?: boolean;
  readonly rulesAt: (betMinor: bigint) => CascadeRulesView<Code>;
}

/** Everything that one ways slot is, beside its rules. */
export interface WaysGame<Code extends string> extends PicturedSlot<Code> {
  readonly config: WaysConfig<Code>;
  readonly rulesAt: (betMinor: bigint) => WaysRulesView<Code>;
}
