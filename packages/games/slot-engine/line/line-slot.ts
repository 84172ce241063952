import { type RoundSeeds, replay } from '@baize/fairness';
import { settle } from '../contract.ts';
import type { JackpotWon, RoundEnded, SlotEvent } from '../events.ts';
import { drawJackpots, type JackpotRules } from '../jackpots.ts';
import { checkDrop, type LevelRules } from '../levels.ts';
import { playPick } from '../pick.ts';
import { playRound } from '../round.ts';
import type { AnyEvent, DroppedLevel, JackpotPools, Slot, SlotRequest, SlotRound } from '../slot.ts';
import { playSticky } from '../sticky/sticky.ts';
import type { LineSlotConfig } from '../types.ts';

export interface LineSlotDefinition<Code extends string> {
  gameCode: string;
  rulesVersion: string;
  config: LineSlotConfig<Code>;
  betsMinor: readonly bigint[];
  defaultBetMinor: bigint;
  /** The linked jackpot pools that the game feeds and that fall in it; none by default. */
  jackpots?: readonly JackpotRules[];
  /** The levels that must drop and that it feeds; none by default. */
  levels?: readonly LevelRules[];
}

/** The jackpot pools that fell and the levels that dropped, just before the end of the round, which they raise. */
function withJackpots(
  events: readonly AnyEvent[],
  payoutMinor: bigint,
  jackpotsMinor: JackpotPools,
  dropped: readonly DroppedLevel[],
): AnyEvent[] {
  const fallen = Object.entries(jackpotsMinor).map(([pot, amountMinor]): JackpotWon => {
    const level = dropped.find(({ pool }) => pool === pot);
    return { type: 'jackpotWon', pot, amountMinor: `${amountMinor}`, ...(level && { drop: level.drop }) };
  });
  const end: RoundEnded = { type: 'roundEnded', payoutMinor: `${payoutMinor}` };
  return [...events.slice(0, -1), ...fallen, end];
}

const isTyped =
  <Type extends SlotEvent<string>['type']>(type: Type) =>
  (event: AnyEvent): event is Extract<SlotEvent<string>, { type: Type }> =>
    event.type === type;

/** What the played events say that stood in the jackpot pools that fell. Throws RangeError for less than nothing. */
function jackpotPoolsOf(played: readonly AnyEvent[]): JackpotPools {
  const jackpotPools = played
    .filter(isTyped('jackpotWon'))
    .map(({ pot, amountMinor }) => [pot, BigInt(amountMinor)] as const);
  if (jackpotPools.some(([, amountMinor]) => amountMinor < 0n))
    throw new RangeError('a jackpot pool pays less than nothing');
  return Object.fromEntries(jackpotPools);
}

/** The levels that dropped in a round, as its played events say. */
const droppedIn = (played: readonly AnyEvent[]): DroppedLevel[] =>
  played
    .filter(isTyped('jackpotWon'))
    .flatMap(({ pot, amountMinor, drop }) => (drop ? [{ pool: pot, amountMinor: BigInt(amountMinor), drop }] : []));

/**
 * Makes a slot from the numbers of a line game; see `playRound` for the order of its draws. Jackpot pools are drawn before the reels. Throws
 * RangeError for a game with both jackpot pools or levels and a pick bonus or a choice: what falls in a round that is still open could not be paid.
 */
export function lineSlot<Code extends string>(game: LineSlotDefinition<Code>): Slot {
  const { config, jackpots = [], levels = [] } = game;
  if ((config.pick || config.sticky) && jackpots.length + levels.length > 0)
    throw new RangeError(`${game.gameCode} has linked jackpot pools and a step of the player`);

  const play = ({ betMinor, draw, jackpotPoolsMinor = {}, dropped = [] }: SlotRequest): SlotRound => {
    const fallen = drawJackpots(jackpots, betMinor, draw);
    const { events, payoutMinor: wonMinor, pick } = playRound(config, { betMinor, draw });
    if (fallen.length + dropped.length === 0) return { events, payoutMinor: wonMinor, jackpotsMinor: {}, pick };
    const jackpotsMinor = Object.fromEntries([
      ...fallen.map((pot) => [pot, jackpotPoolsMinor[pot] ?? 0n] as const),
      ...dropped.map(({ pool, amountMinor }) => [pool, amountMinor] as const),
    ]);
    const payoutMinor = Object.values(jackpotsMinor).reduce((sum, amount) => sum + amount, wonMinor);
    return { events: withJackpots(events, payoutMinor, jackpotsMinor, dropped), payoutMinor, jackpotsMinor, pick };
  };

  const pick: Slot['pick'] = ({ betMinor, baseMinor, layout, picked }) => {
    const { sticky } = config;
    if (!sticky) return playPick(config, { betMinor, baseMinor, layout, picked });
    const [choice, ...more] = picked;
    if (choice === undefined) return { events: [], payoutMinor: baseMinor, isOver: false };
    if (!layout.draw || more.length > 0) throw new RangeError('a choice is made once, in an open round');
    return { ...playSticky({ ...config, sticky }, { betMinor, baseMinor, draw: layout.draw, choice }), isOver: true };
  };

  const replayRound = async (seeds: RoundSeeds, betMinor: bigint, played: readonly AnyEvent[]): Promise<SlotRound> => {
    const jackpotPoolsMinor = jackpotPoolsOf(played);
    const dropped = droppedIn(played);
    for (const level of dropped) await checkDrop(levels, level);
    const picked = [
      ...played.filter(isTyped('tilePicked')).map(({ tile }) => tile),
      ...played.filter(isTyped('choiceMade')).map(({ choice }) => choice),
    ];
    // In one go with the base spin: what follows a choice draws further numbers of the same seeds.
    return await replay(seeds, (draw) => {
      const round = play({ betMinor, draw, jackpotPoolsMinor, dropped });
      if (round.pick === null) return round;
      const rest = pick({ betMinor, baseMinor: round.payoutMinor, layout: round.pick, picked });
      return { ...round, events: [...round.events, ...rest.events], payoutMinor: rest.payoutMinor };
    });
  };

  const { gameCode, rulesVersion, betsMinor, defaultBetMinor } = game;
  const betTypes = [{ key: 'spin' as const, stakesMinor: betsMinor, maxWinTimesBet: config.maxWinTimesBet }];
  return {
    gameCode,
    rulesVersion,
    betsMinor,
    defaultBetMinor,
    betTypes,
    jackpots,
    levels,
    play,
    pick,
    settle,
    replay: replayRound,
  };
}
