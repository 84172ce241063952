import type { ReportEntry, ReportRow } from '../report/row.ts';
import type { CascadeConfig } from '../slot-engine/cascade/types.ts';
import { compileCascadeRound } from '../slot-engine/fast/fast-cascade.ts';
import { compileLineRound, type FastRound } from '../slot-engine/fast/fast-line.ts';
import { compileWaysRound } from '../slot-engine/fast/fast-ways.ts';
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
  readonly report: () => Promise<{ reportRows: () => readonly ReportRow[] }>;
  /** Of a return that was simulated and not computed. */
  readonly measured?: { readonly rtp: number; readonly errorPoints: number };
}

/** A share of the stake, or the band in which it lies. */
interface Band {
  readonly low: number;
  readonly high: number;
}

/** A slot with all that follows from it: report, simulation, drift monitor, catalogue, tests. */
export interface SlotEntry extends Pick<SlotFacts, 'name' | 'volatility' | 'classification' | 'isHot'> {
  readonly slot: Slot;
  /** Of its pictures and of its folders. */
  readonly folder: string;
  /** Null in a game that does not pay by lines. */
  readonly lineConfig: LineSlotConfig<string> | null;
  readonly maxWinTimesBet: number;
  /** A round may wait for a step of its player. */
  readonly waitsForPlayer: boolean;
  readonly expected: Band;
  /** Of rounds whose feature was bought; null where it is not sold. */
  readonly expectedOfBought: Band | null;
  readonly rtpHundredths: number;
  /** Rounds as numbers alone, without linked jackpots and levels. */
  readonly compileRound: () => FastRound;
  readonly reportRows: ReportEntry;
}

const percent = 100;

function exactly(rtpPercent: string): Band {
  const share = Number(rtpPercent) / percent;
  return { low: share, high: share };
}

function entryOf<Config extends { maxWinTimesBet: number }>(
  { slot, config, advertised }: SlotModule<Config>,
  { report, measured, ...facts }: SlotFacts,
  engine: Pick<SlotEntry, 'lineConfig' | 'waitsForPlayer' | 'compileRound'>,
): SlotEntry {
  const { rtpPercent, boughtRtpPercent } = advertised;
  return {
    ...facts,
    ...engine,
    slot,
    folder: slot.gameCode.replaceAll('_', '-'),
    maxWinTimesBet: config.maxWinTimesBet,
    // A return that was simulated lies anywhere within its error.
    expected: measured
      ? { low: measured.rtp - measured.errorPoints / percent, high: measured.rtp + measured.errorPoints / percent }
      : exactly(rtpPercent),
    expectedOfBought: boughtRtpPercent === undefined ? null : exactly(boughtRtpPercent),
    rtpHundredths: Math.round(Number(rtpPercent) * percent),
    reportRows: async () => (await report()).reportRows(),
  };
}

export function lineEntry<Code extends string>(game: SlotModule<LineSlotConfig<Code>>, facts: SlotFacts): SlotEntry {
  const { config } = game;
  return entryOf(game, facts, {
    lineConfig: config as unknown as LineSlotConfig<string>,
    waitsForPlayer: config.pick !== undefined || config.sticky !== undefined,
    compileRound: () => compileLineRound(config),
  });
}

export function cascadeEntry<Code extends string>(game: SlotModule<CascadeConfig<Code>>, facts: SlotFacts): SlotEntry {
  const compileRound = () => compileCascadeRound(game.config);
  return entryOf(game, facts, { lineConfig: null, waitsForPlayer: false, compileRound });
}

export function waysEntry<Code extends string>(game: SlotModule<WaysConfig<Code>>, facts: SlotFacts): SlotEntry {
  const compileRound = () => compileWaysRound(game.config);
  return entryOf(game, facts, { lineConfig: null, waitsForPlayer: false, compileRound });
}
