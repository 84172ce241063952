import {
  isPossibleSeries,
  isSeriesOver,
  needsMapWinners,
  type SeriesBet,
  type SeriesSeen,
  settleSeries,
  settleSingle,
  type Team,
} from '@baize/games/sportsbook';
import * as z from 'zod';
import { CaseFault, defineKind } from '../../frame/kind.ts';
import { stake } from './amounts.ts';
import { format, line, priceIn, score, selectionOf, shownSingle } from './fields.ts';

const maxMaps = 9;
const team = z.enum(['A', 'B']);
const schema = z.strictObject({
  stake,
  odds: z.string(),
  format,
  market: z.string().regex(/^(MW|MH|TM|ML-[1-9])$/, 'invalid_input'),
  selection: z.string(),
  line: line.optional(),
  maps: score,
  bestOf: z.int().min(1).max(maxMaps),
  walkover: z.boolean().default(false),
  forfeitBy: team.optional(),
  mapWinners: z.array(team).max(maxMaps).optional(),
});
type Input = z.output<typeof schema>;

function seenOf({ maps, bestOf, walkover, forfeitBy, mapWinners }: Input): SeriesSeen {
  const seen: SeriesSeen = {
    maps: { a: maps.home, b: maps.away },
    bestOf,
    isWalkover: walkover,
    ...(forfeitBy && { forfeitBy }),
    ...(mapWinners && { mapWinners }),
  };
  if (!isPossibleSeries(seen)) throw new CaseFault('invalid_input', mapWinners ? 'mapWinners' : 'maps');
  const isOver = walkover || isSeriesOver(seen.maps, bestOf);
  if (!isOver && !forfeitBy) throw new CaseFault('invalid_input', 'maps');
  return seen;
}

const teamOf = (text: string): Team => (selectionOf(['A', 'B'], text) === 'A' ? 'A' : 'B');

function betOf(input: Input, seen: SeriesSeen): SeriesBet {
  const [key, map] = input.market.split('-');
  const isOnLine = key === 'MH' || key === 'TM';
  if (isOnLine !== (input.line !== undefined)) throw new CaseFault('invalid_input', 'line');
  const quarters = input.line ?? 0;
  if (key === 'MW') return { market: key, selection: teamOf(input.selection) };
  if (key === 'MH') return { market: key, selection: teamOf(input.selection), line: quarters };
  if (key === 'TM') {
    const side = selectionOf(['over', 'under'], input.selection) === 'over' ? 'over' : 'under';
    return { market: key, selection: side, line: quarters };
  }
  const bet = { market: 'ML', selection: teamOf(input.selection), map: Number(map) } as const;
  if (bet.map > input.bestOf) throw new CaseFault('invalid_input', 'market');
  if (needsMapWinners(seen, bet.map)) throw new CaseFault('invalid_input', 'mapWinners');
  return bet;
}

/** A bet on the maps of a match (rulebook 6.5). */
export const esports = defineKind({
  name: 'esports',
  schema,
  answer: (input) => {
    const seen = seenOf(input);
    const result = settleSeries(seen, betOf(input, seen));
    const price = priceIn(input.odds, input.format);
    return { result, ...shownSingle(settleSingle({ stakeMinor: input.stake, price, format: input.format }, result)) };
  },
});
