import {
  hasLine,
  type Market,
  type MatchSeen,
  markets,
  missingOf,
  type Score,
  settleSelection,
  settleSingle,
} from '@baize/games/sportsbook';
import * as z from 'zod';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { stake } from './amounts.ts';
import { format, line, priceIn, score, selectionOf, shownSingle } from './fields.ts';

const scorer = z.enum(['home', 'away', 'none']);
const schema = z.strictObject({
  stake,
  odds: z.string(),
  format,
  market: z.string(),
  selection: z.string(),
  line: line.optional(),
  score: score.optional(),
  halfTimeScore: score.optional(),
  finalScore: score.optional(),
  scoreAtBet: score.optional(),
  firstGoal: scorer.optional(),
  lastGoal: scorer.optional(),
  status: z.enum(['finished', 'abandoned', 'postponed']).default('finished'),
});
type Input = z.output<typeof schema>;

function marketOf({ market: key, line: given }: Input): Market {
  const market = markets.get(key);
  // Maps of esports are cases of their own kind.
  if (!market || market.needs === 'mapWinners') throw new CaseFault('invalid_input', 'market');
  if (hasLine(market) !== (given !== undefined)) throw new CaseFault('invalid_input', 'line');
  return market;
}

const isWithin = (part: Score, whole: Score) => part.home <= whole.home && part.away <= whole.away;

/** What is known of the match. Throws CaseFault for scores that cannot follow each other. */
function seenOf(input: Input): MatchSeen {
  const { score: end, halfTimeScore, finalScore, scoreAtBet, firstGoal, lastGoal } = input;
  if (!end) throw new CaseFault('invalid_input', 'score');
  if (halfTimeScore && !isWithin(halfTimeScore, end)) throw new CaseFault('invalid_input', 'halfTimeScore');
  if (scoreAtBet && !isWithin(scoreAtBet, end)) throw new CaseFault('invalid_input', 'scoreAtBet');
  if (finalScore && !isWithin(end, finalScore)) throw new CaseFault('invalid_input', 'finalScore');
  return {
    score: end,
    ...(halfTimeScore && { halfTimeScore }),
    ...(finalScore && { finalScore }),
    ...(scoreAtBet && { scoreAtBet }),
    ...(firstGoal && { firstGoal }),
    ...(lastGoal && { lastGoal }),
  };
}

function resultOf(input: Input, market: Market, selection: string) {
  if (input.status === 'postponed') return 'void';
  const seen = seenOf(input);
  const missing = missingOf(market, seen);
  if (missing !== undefined && input.status === 'finished') throw new CaseFault('invalid_input', missing);
  return settleSelection(market, seen, { status: input.status, selection, line: input.line ?? 0 });
}

/** A bet on one selection of a match (rulebook 6.2 to 6.4). The line is the selection's own. */
export const single = defineKind({
  name: 'single',
  schema,
  answer: (input) => {
    const market = marketOf(input);
    const selection = selectionOf(market.selections, input.selection);
    const price = priceIn(input.odds, input.format);
    const result = resultOf(input, market, selection);
    return { result, ...shownSingle(settleSingle({ stakeMinor: input.stake, price, format: input.format }, result)) };
  },
});
