import type { CascadeConfig } from '../slot-engine/cascade/types.ts';
import type { Slot } from '../slot-engine/slot.ts';
import type { LineSlotConfig } from '../slot-engine/types.ts';
import type { WaysConfig } from '../slot-engine/ways/types.ts';

/** What a slot's folder gives, whatever its engine. */
interface SlotModule<Config> {
  readonly slot: Slot;
  readonly config: Config;
  readonly advertised: { readonly rtpPercent: string; readonly boughtRtpPercent?: string };
}

/** What only the list of slots says of one. */
interface SlotFacts {
  /** In English, as the report and the demo name it. */
  readonly name: string;
  readonly volatility: 'low' | 'medium' | 'high';
  /** Of the game catalogue, in a lobby of slots. */
  readonly classification?: string;
  readonly isHot?: boolean;
  /** Of a return that was simulated and not computed. */
  readonly measured?: { readonly rtp: number; readonly errorPoints: number };
}

/** A share of the stake, or the band in which it lies. */
interface Band {
  readonly low: number;
  readonly high: number;
}

/** The numbers of a slot, by the engine that plays them. */
export type SlotRules =
  | { readonly kind: 'line'; readonly config: LineSlotConfig<string> }
  | { readonly kind: 'cascade'; readonly config: CascadeConfig<string> }
  | { readonly kind: 'ways'; readonly config: WaysConfig<string> };

/** A slot with all that follows from it: report, simulation, drift monitor, catalogue, tests. */
export interface SlotEntry extends Pick<SlotFacts, 'name' | 'volatility' | 'classification' | 'isHot'> {
  readonly slot: Slot;
  /** Of its pictures and of its folders. */
  readonly folder: string;
  readonly rules: SlotRules;
  readonly maxWinTimesBet: number;
  /** A round may wait for a step of its player. */
  readonly waitsForPlayer: boolean;
  readonly expected: Band;
  /** Of rounds whose feature was bought; null where it is not sold. */
  readonly expectedOfBought: Band | null;
  readonly rtpHundredths: number;
}

const percent = 100;

function exactly(rtpPercent: string): Band {
  const share = Number(rtpPercent) / percent;
  return { low: share, high: share };
}

function entryOf(
  { slot, advertised }: Pick<SlotModule<unknown>, 'slot' | 'advertised'>,
  { measured, ...facts }: SlotFacts,
  rules: SlotRules,
): SlotEntry {
  const { rtpPercent, boughtRtpPercent } = advertised;
  return {
    ...facts,
    rules,
    slot,
    folder: slot.gameCode.replaceAll('_', '-'),
    maxWinTimesBet: rules.config.maxWinTimesBet,
    waitsForPlayer: rules.kind === 'line' && (rules.config.pick ?? rules.config.sticky) !== undefined,
    // A return that was simulated lies anywhere within its error.
    expected: measured
      ? { low: measured.rtp - measured.errorPoints / percent, high: measured.rtp + measured.errorPoints / percent }
      : exactly(rtpPercent),
    expectedOfBought: boughtRtpPercent === undefined ? null : exactly(boughtRtpPercent),
    rtpHundredths: Math.round(Number(rtpPercent) * percent),
  };
}

/** The codes of a slot's symbols do not matter to what follows from it. */
const widened = <Config>(config: unknown): Config => config as Config;

export const lineEntry = <Code extends string>(game: SlotModule<LineSlotConfig<Code>>, facts: SlotFacts): SlotEntry =>
  entryOf(game, facts, { kind: 'line', config: widened(game.config) });

export const cascadeEntry = <Code extends string>(game: SlotModule<CascadeConfig<Code>>, facts: SlotFacts): SlotEntry =>
  entryOf(game, facts, { kind: 'cascade', config: widened(game.config) });

export const waysEntry = <Code extends string>(game: SlotModule<WaysConfig<Code>>, facts: SlotFacts): SlotEntry =>
  entryOf(game, facts, { kind: 'ways', config: widened(game.config) });
