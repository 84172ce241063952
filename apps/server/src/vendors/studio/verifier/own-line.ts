import { type Decision, type PlacedBet, type SettledBet, settleBets } from '@baize/games/table-engine';
import type { Stored, TableDecisions, TableGame } from '../tables/game.ts';

/** A bet as a record shows it, with what it brought. */
export interface ShownBet {
  key: string;
  selection: string;
  stakeMinor: string;
  payoutMinor: string;
  result: SettledBet['result'];
}

/** A player's own part of a table's round. */
export interface OwnLine {
  decisions: readonly Decision[];
  /** Absent: the record does not name the player's bets. */
  bets?: readonly ShownBet[] | undefined;
  payoutMinor?: string | undefined;
}

/** Of a player whose bets nobody names: enough on each bet that everything is offered that the cards allow. */
const someStake = 2n;

/**
 * The further stakes that decisions took. Throws RangeError for a decision that the rules did not offer: in another phase, for another hand,
 * another action, or for a hand that was decided already.
 */
function furtherStakes(
  { rules }: TableDecisions,
  outcome: Stored,
  stakes: Readonly<Record<string, bigint>>,
  decisions: readonly Decision[],
): PlacedBet[] {
  const bets: PlacedBet[] = [];
  let judged = 0;
  for (let phase = 1; judged < decisions.length; phase += 1) {
    const earlier = decisions.filter((decision) => decision.phase < phase);
    const asked = rules.asksOf(rules.shownOf(outcome, phase), { stakes, decisions: earlier });
    if (asked.length === 0) throw new RangeError(`nothing is decided in phase ${phase} or later`);
    const hands = new Set<number>();
    for (const { hand, action } of decisions.filter((decision) => decision.phase === phase)) {
      const option = asked.find((one) => one.hand === hand)?.options.find((one) => one.action === action);
      if (!option || hands.has(hand)) throw new RangeError(`no ${action} for hand ${hand} in phase ${phase}`);
      hands.add(hand);
      judged += 1;
      if (option.bet) bets.push(option.bet);
    }
  }
  return bets;
}

function stakesOf(bets: readonly PlacedBet[]): Record<string, bigint> {
  const stakes: Record<string, bigint> = {};
  for (const { key, stakeMinor } of bets) stakes[key] = (stakes[key] ?? 0n) + stakeMinor;
  return stakes;
}

/** Bets in one order: they are kept in that in which they were placed, which the rules do not know. */
const inOrder = (bets: readonly (ShownBet | SettledBet)[]) =>
  bets
    .map(({ key, selection, stakeMinor, payoutMinor, result }) =>
      [key, selection, `${stakeMinor}`, `${payoutMinor}`, result].join(' '),
    )
    .sort();

/**
 * A player's line through a round, as it is shown and as the rules give it from the outcome, the bets from before the deal and the decisions.
 * Throws RangeError for what the rules do not allow.
 */
export function ownLine(
  game: TableGame & { decisions: TableDecisions },
  outcome: Stored,
  { decisions, bets, payoutMinor }: OwnLine,
) {
  if (!Array.isArray(decisions)) throw new RangeError('the decisions are no list');
  if (bets === undefined) {
    const stakes = Object.fromEntries(game.betTypes.map(({ key }) => [key, someStake]));
    furtherStakes(game.decisions, outcome, stakes, decisions);
    return { shown: { decisions }, recomputed: { decisions } };
  }
  const { betTypes } = game.decisions;
  const before = bets
    .filter(({ key }) => !betTypes.some((further) => further.key === key))
    .map(({ key, selection, stakeMinor }) => ({ key, selection, stakeMinor: BigInt(stakeMinor) }));
  const further = furtherStakes(game.decisions, outcome, stakesOf(before), decisions);
  const seen = game.decisions.rules.seenBy(outcome, decisions);
  const settled = settleBets([...game.betTypes, ...betTypes], seen, [...before, ...further]);
  return {
    shown: { decisions, bets: inOrder(bets), payoutMinor },
    recomputed: { decisions, bets: inOrder(settled.bets), payoutMinor: `${settled.payoutMinor}` },
  };
}
