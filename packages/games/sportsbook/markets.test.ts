// @covers sports-markets

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseLine } from './lines.ts';
import { hasLine, missingOf } from './market.ts';
import { markets, settleMarket } from './markets.ts';
import { type MatchSeen, parseScore, type Score } from './match.ts';
import { type LegResult, oppositeOf } from './results.ts';

const score = (text: string) => parseScore(text) as Score;

function settle(key: string, selection: string, seen: MatchSeen, line = '0') {
  const market = markets.get(key);
  if (!market?.selections.includes(selection)) throw new Error(`no ${key} ${selection}`);
  return settleMarket(market, seen, selection, parseLine(line) as number);
}

test.each<[string, string, string, string, LegResult]>([
  ['1X2', '1', '-', '2-1', 'win'],
  ['1X2', 'X', '-', '0-0', 'win'],
  ['1X2', '2', '-', '2-1', 'loss'],
  ['DC', '1X', '-', '1-1', 'win'],
  ['DC', '12', '-', '1-1', 'loss'],
  ['DC', 'X2', '-', '0-3', 'win'],
  ['BTTS', 'yes', '-', '1-1', 'win'],
  ['BTTS', 'no', '-', '3-0', 'win'],
  ['BTTS', 'yes', '-', '0-0', 'loss'],
  ['OE', 'even', '-', '0-0', 'win'],
  ['OE', 'odd', '-', '2-1', 'win'],
  ['OE', 'odd', '-', '2-2', 'loss'],
  ['CS', '2-1', '-', '2-1', 'win'],
  ['CS', 'AOS', '-', '5-0', 'win'],
  ['CS', 'AOS', '-', '4-4', 'loss'],
  ['CS', '4-4', '-', '4-4', 'win'],
  ['DNB', '1', '-', '1-1', 'push'],
  ['DNB', '2', '-', '0-1', 'win'],
  ['TG', '2-3', '-', '1-2', 'win'],
  ['TG', '7+', '-', '5-2', 'win'],
  ['WTN', 'home', '-', '2-0', 'win'],
  ['HTFT', '1/1', '1-0', '2-0', 'win'],
  ['HTFT', 'X/2', '0-0', '0-1', 'win'],
  ['HTFT', '1/2', '1-0', '1-2', 'win'],
  ['HTFT', '2/2', '1-0', '1-2', 'loss'],
  // Beside the rulebook's rows.
  ['WTN', 'away', '-', '2-0', 'loss'],
  ['WTN', 'home', '-', '0-0', 'loss'],
  ['WTN', 'home', '-', '2-1', 'loss'],
  ['1H-1X2', 'X', '0-0', '3-0', 'win'],
  ['1H-BTTS', 'yes', '1-1', '1-1', 'win'],
  ['1H-CS', '1-0', '1-0', '4-4', 'win'],
])('%s %s, half time %s, %s: %s', (key, selection, half, end, result) => {
  const seen = { score: score(end), ...(half !== '-' && { halfTimeScore: score(half) }) };
  expect(settle(key, selection, seen)).toBe(result);
});

test.each<[string, string, string, LegResult]>([
  ['-0.5', '1-0', '1-0', 'loss'],
  ['-0.5', '1-0', '2-0', 'win'],
  ['0', '0-2', '1-2', 'win'],
  ['-0.25', '2-1', '2-1', 'halfLoss'],
  ['0.75', '0-1', '0-2', 'halfLoss'],
  ['-1', '0-0', '2-1', 'push'],
])('in play home %s taken at %s, end %s: %s', (line, atBet, end, result) => {
  const seen = { score: score(end), scoreAtBet: score(atBet) };
  expect(settle('AH', 'home', seen, line)).toBe(result);
  const mirrored = line.startsWith('-') ? line.slice(1) : `-${line}`;
  expect(settle('AH', 'away', seen, line === '0' ? '0' : mirrored)).toBe(oppositeOf(result));
});

test('in play a total counts the whole match', () => {
  expect(settle('OU', 'over', { score: score('2-1'), scoreAtBet: score('2-0') }, '2.5')).toBe('win');
});

describe('first and last goal', () => {
  const goals = (key: string, selection: string, seen: MatchSeen) => settle(key, selection, seen);
  test('who scored alone scored first and last', () => {
    expect(goals('FG', 'home', { score: score('2-0') })).toBe('win');
    expect(goals('LG', 'away', { score: score('0-3') })).toBe('win');
    expect(goals('FG', 'none', { score: score('0-0') })).toBe('win');
  });
  test('what was noted decides when both scored', () => {
    const seen = { score: score('2-1'), firstGoal: 'away', lastGoal: 'home' } as const;
    expect([goals('FG', 'away', seen), goals('FG', 'home', seen), goals('LG', 'home', seen)]).toEqual([
      'win',
      'loss',
      'win',
    ]);
  });
});

describe('the winner of a map', () => {
  const seen: MatchSeen = { score: score('2-1'), mapWinners: ['A', 'B', 'A'] };
  test.each<[string, string, MatchSeen, LegResult]>([
    ['ML-1', 'A', seen, 'win'],
    ['ML-2', 'A', seen, 'loss'],
    ['ML-3', 'B', seen, 'loss'],
    ['ML-3', 'A', { score: score('2-0') }, 'void'],
    ['ML-2', 'B', { score: score('0-2') }, 'win'],
  ])('%s %s', (key, selection, match, result) => {
    expect(settle(key, selection, match)).toBe(result);
  });
  test('is missing where both sides won maps and nobody noted which', () => {
    expect(missingOf(markets.get('ML-1') as never, { score: score('2-1') })).toBe('mapWinners');
    expect(missingOf(markets.get('ML-1') as never, { score: score('2-0') })).toBeUndefined();
  });
});

test('a market says what it misses', () => {
  const missing = (key: string, seen: MatchSeen) => missingOf(markets.get(key) as never, seen);
  expect(missing('1X2', { score: score('1-1') })).toBeUndefined();
  expect(missing('HTFT', { score: score('1-1') })).toBe('halfTimeScore');
  expect(missing('1H-OU', { score: score('1-1') })).toBe('halfTimeScore');
  expect(missing('FG', { score: score('1-1') })).toBe('firstGoal');
  expect(missing('LG', { score: score('1-0') })).toBeUndefined();
  expect(() => settle('HTFT', '1/1', { score: score('1-1') })).toThrow(RangeError);
  expect(() => settle('1H-OE', 'odd', { score: score('1-1') })).toThrow(RangeError);
});

test('the match winner counts overtime', () => {
  const seen = { score: score('90-90'), finalScore: score('101-99') };
  expect(settle('MW', 'A', seen)).toBe('win');
  expect(settle('MW', 'B', seen)).toBe('loss');
  expect(settle('MW', 'B', { score: score('1-1') })).toBe('push');
});

/** Markets of which every end pays exactly one selection. */
const splitting = ['1X2', 'OE', 'CS', 'BTTS', 'HTFT', 'TG', 'FG', 'LG', '1H-1X2', '1H-OE', '1H-CS', '1H-BTTS', '1H-TG'];
const anyScore = fc.record({ home: fc.integer({ min: 0, max: 9 }), away: fc.integer({ min: 0, max: 9 }) });

test('every end pays exactly one selection of a market that splits the ends', () => {
  const anyScorer = fc.constantFrom('home', 'away', 'none');
  fc.assert(
    fc.property(anyScore, anyScore, anyScorer, anyScorer, (half, second, firstGoal, lastGoal) => {
      const end = { home: half.home + second.home, away: half.away + second.away };
      const seen: MatchSeen = { score: end, halfTimeScore: half, firstGoal, lastGoal };
      for (const key of splitting) {
        const paid = markets.get(key)?.selections.filter((selection) => settle(key, selection, seen) === 'win');
        expect(paid, key).toHaveLength(1);
      }
      expect(markets.get('DC')?.selections.filter((selection) => settle('DC', selection, seen) === 'win')).toHaveLength(
        2,
      );
    }),
  );
});

test('every end pays exactly one side of a two-way line', () => {
  const twoWay = [...markets.values()].filter(hasLine);
  expect(twoWay.map(({ key }) => key)).toEqual(['AH', 'OU', 'MH', 'TM', '1H-AH', '1H-OU']);
  fc.assert(
    fc.property(anyScore, anyScore, fc.integer({ min: -20, max: 20 }), (atBet, after, line) => {
      const end = { home: atBet.home + after.home, away: atBet.away + after.away };
      const seen: MatchSeen = { score: end, halfTimeScore: end, scoreAtBet: atBet };
      for (const market of twoWay) {
        const [first = '', second = ''] = market.selections;
        const otherLine = market.line === 'own' ? -line : line;
        expect(market.settle(seen, second, otherLine)).toBe(oppositeOf(market.settle(seen, first, line)));
      }
    }),
  );
});

test.each(['1', '1-', '-1-0', '1-0-0', 'a-b', '1000-0'])('%j is no score', (text) => {
  expect(parseScore(text)).toBeUndefined();
});
