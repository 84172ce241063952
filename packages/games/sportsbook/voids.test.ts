// @covers sports-voids

import { describe, expect, test } from 'vitest';
import { parseLine } from './lines.ts';
import { markets } from './markets.ts';
import { type MatchSeen, parseScore, type Score } from './match.ts';
import type { LegResult } from './results.ts';
import {
  correctionWindowMs,
  isBetweenEventAndSuspension,
  isCorrectionInTime,
  isLateBet,
  isStartVoid,
  maxPostponementMs,
  settleSelection,
} from './voids.ts';

const score = (text: string) => parseScore(text) as Score;

function abandoned(key: string, selection: string, seen: MatchSeen, line = '0') {
  const market = markets.get(key);
  if (!market?.selections.includes(selection)) throw new Error(`no ${key} ${selection}`);
  return settleSelection(market, seen, { status: 'abandoned', selection, line: parseLine(line) as number });
}

test.each<[string, string, string, string, LegResult]>([
  ['OU', 'over', '2.5', '2-1', 'win'],
  ['OU', 'under', '2.5', '2-1', 'loss'],
  ['OU', 'over', '2.5', '2-0', 'void'],
  ['OU', 'under', '2.5', '2-0', 'void'],
  ['OU', 'over', '3', '2-1', 'void'],
  ['OU', 'over', '2.75', '2-1', 'halfWin'],
  ['OU', 'under', '2.75', '2-1', 'halfLoss'],
  ['OU', 'over', '3.25', '2-1', 'void'],
  ['OU', 'over', '2.25', '3-0', 'win'],
  ['AH', 'home', '-0.5', '3-0', 'void'],
  ['AH', 'home', '1.25', '0-0', 'void'],
  ['1X2', '1', '0', '5-0', 'void'],
  ['DC', '12', '0', '1-0', 'void'],
  ['DNB', '1', '0', '1-0', 'void'],
  ['OE', 'odd', '0', '1-0', 'void'],
  ['BTTS', 'yes', '0', '1-1', 'win'],
  ['BTTS', 'no', '0', '1-1', 'loss'],
  ['BTTS', 'no', '0', '1-0', 'void'],
  ['CS', '1-0', '0', '2-0', 'loss'],
  ['CS', '2-1', '0', '2-0', 'void'],
  ['CS', 'AOS', '0', '5-0', 'win'],
  ['TG', '7+', '0', '4-3', 'win'],
  ['TG', '0-1', '0', '1-1', 'loss'],
  ['TG', '4-6', '0', '2-2', 'void'],
  ['WTN', 'home', '0', '1-1', 'loss'],
  ['WTN', 'home', '0', '1-0', 'void'],
  ['FG', 'home', '0', '1-0', 'win'],
  ['FG', 'none', '0', '1-0', 'loss'],
  ['FG', 'home', '0', '0-0', 'void'],
  ['LG', 'none', '0', '1-0', 'loss'],
  ['LG', 'home', '0', '1-0', 'void'],
  ['1H-OU', 'over', '0.5', '1-0', 'win'],
  ['1H-1X2', '1', '0', '1-0', 'void'],
  ['HTFT', '1/1', '0', '1-0', 'void'],
])('broken off in the first half: %s %s %s at %s: %s', (key, selection, line, text, result) => {
  expect(abandoned(key, selection, { score: score(text) }, line)).toBe(result);
});

test.each<[string, string, LegResult]>([
  ['1H-1X2', '1', 'win'],
  ['1H-OE', 'even', 'loss'],
  ['HTFT', '2/2', 'loss'],
  ['HTFT', '1/2', 'void'],
  ['1X2', '1', 'void'],
])('broken off after half time at 1-0: %s %s: %s', (key, selection, result) => {
  expect(abandoned(key, selection, { score: score('1-0'), halfTimeScore: score('1-0') })).toBe(result);
});

test('the first goal that was noted stands', () => {
  expect(abandoned('FG', 'away', { score: score('1-1'), firstGoal: 'away' })).toBe('win');
  expect(abandoned('FG', 'home', { score: score('1-1'), firstGoal: 'away' })).toBe('loss');
});

test('a high score is looked at as quickly', () => {
  expect(abandoned('OU', 'over', { score: score('60-50') }, '100.5')).toBe('win');
  expect(abandoned('OU', 'over', { score: score('60-50') }, '110.5')).toBe('void');
});

describe('other reasons', () => {
  test('a match that was not played is void', () => {
    const market = markets.get('1X2') as never;
    const seen = { score: score('0-0') };
    expect(settleSelection(market, seen, { status: 'postponed', selection: 'X', line: 0 })).toBe('void');
    expect(settleSelection(market, seen, { status: 'finished', selection: 'X', line: 0 })).toBe('win');
  });
  test('36 hours after the advertised start', () => {
    expect(isStartVoid(0, null, maxPostponementMs)).toBe(false);
    expect(isStartVoid(0, null, maxPostponementMs + 1)).toBe(true);
    expect(isStartVoid(0, maxPostponementMs, 10 * maxPostponementMs)).toBe(false);
    expect(isStartVoid(0, maxPostponementMs + 1, 10 * maxPostponementMs)).toBe(true);
  });
  test('a corrected score counts for 24 hours', () => {
    expect([correctionWindowMs, correctionWindowMs + 1].map((at) => isCorrectionInTime(0, at))).toEqual([true, false]);
  });
  test('bets after an early start and bets behind an event', () => {
    expect(isLateBet({ isInPlay: false, acceptedMs: 10 }, 10)).toBe(true);
    expect(isLateBet({ isInPlay: false, acceptedMs: 9 }, 10)).toBe(false);
    expect(isLateBet({ isInPlay: true, acceptedMs: 11 }, 10)).toBe(false);
    expect([9, 10, 12, 13].map((at) => isBetweenEventAndSuspension(at, 10, 12))).toEqual([false, true, true, false]);
  });
});

test('maps that were played before the match was broken off have their winners, the others are void', () => {
  const seen: MatchSeen = { score: score('1-1'), mapWinners: ['A', 'B'] };
  expect([1, 2, 3].map((map) => abandoned(`ML-${map}`, 'A', seen))).toEqual(['win', 'loss', 'void']);
  expect(abandoned('ML-1', 'A', { score: score('1-1') })).toBe('void');
  expect(abandoned('ML-1', 'B', { score: score('1-0') })).toBe('loss');
});
