// @covers table-and-instant-odds lantern-garden slots

import { describe, expect, test } from 'vitest';
import type { ReportRow } from './row.ts';
import { rowsOfAll } from './rows-of-all.test-helper.ts';
import { knownPokerHands, knownReturns, printedReturns, printedSlots } from './rulebook-machines.test-helper.ts';
import { type PrintedBet, printedEdges, printedTables } from './rulebook-tables.test-helper.ts';

const rows = await rowsOfAll;
const ofGame = (name: string, bet: string): ReportRow[] =>
  rows.filter(
    ({ figures }) => figures.bet === bet && (figures.game === name || `${figures.game}, ${figures.variant}` === name),
  );
const edgeOf = ({ figures }: ReportRow) => (figures.houseEdge * 100).toFixed(4);
/** Two chances, each printed with six decimals, add up within one of the last. */
const sumTolerance = 1.000_1e-6;
const seen = new Set<ReportRow>();
const found = (name: string, bet: string): ReportRow[] => {
  const all = ofGame(name, bet);
  expect(all, `rows of ${bet}`).not.toEqual([]);
  for (const row of all) seen.add(row);
  return all;
};

const bets = Object.entries(printedTables).flatMap(([game, printed]) => printed.map((bet) => [game, bet] as const));
test.each(bets.map(([game, bet]) => [game, bet[0], bet] as const))(
  '%s, %s is as the rulebook prints it',
  (game, _bet, [bet, top, win, push, edge, sd]: PrintedBet) => {
    const [row, ...others] = found(game, bet);
    if (!row) throw new Error('no row');
    expect(others).toEqual([]);
    expect(edgeOf(row)).toBe(edge);
    expect(row.figures.topPrize).toBeCloseTo(top, 9);
    const back = Number(win) + Number(push ?? 0);
    if (push === null || Number(push) === 0) expect(row.figures.hitFrequency.toFixed(6)).toBe(win);
    else expect(Math.abs(row.figures.hitFrequency - back)).toBeLessThan(sumTolerance);
    if (sd !== null) expect(row.figures.sdPerUnit.toFixed(3)).toBe(sd);
    expect(row.figures.method).not.toBe('simulation');
  },
);

test.each(printedEdges)('%s: the edge of %s is the rulebook’s', (game, bet, edge, sd) => {
  for (const row of found(game, bet)) {
    expect(edgeOf(row)).toBe(edge);
    if (sd !== null) expect(row.figures.sdPerUnit.toFixed(3)).toBe(sd);
  }
});

const returns = Object.entries({ ...printedReturns, ...knownReturns }).flatMap(([game, printed]) =>
  printed.map((bet) => [game, ...bet] as const),
);
test.each(returns)('%s, %s is as it is printed', (game, bet, top, win, rtp, sd) => {
  const [row, ...others] = found(game, bet);
  if (!row) throw new Error('no row');
  expect(others).toEqual([]);
  expect((row.figures.rtp * 100).toFixed(3)).toBe(rtp);
  if (top !== null) expect(row.figures.topPrize).toBeCloseTo(top, 9);
  if (win !== null) expect(row.figures.hitFrequency.toFixed(6)).toBe(win);
  if (sd !== null) expect(row.figures.sdPerUnit.toFixed(3)).toBe(sd);
  expect(row.figures.method).not.toBe('simulation');
});

test.each(Object.entries(printedSlots))('%s is as the rulebook prints it', (game, { rtp, hit, sd, top, notes }) => {
  const [row] = found(game, 'spin');
  if (!row) throw new Error('no row');
  const { figures } = row;
  expect([(figures.rtp * 100).toFixed(4), (figures.hitFrequency * 100).toFixed(3)]).toEqual([rtp, hit]);
  expect([figures.sdPerUnit.toFixed(4), figures.topPrize]).toEqual([sd, top]);
  for (const note of notes) expect(row.notes.join('\n')).toContain(note);
});

describe('what the report has besides', () => {
  /** Games that are not in chapters 1 and 2 of the rulebook, or that have chapters with tests of their own. */
  const others = [
    ...['Mammoth Ridge', 'Storm Anvil', 'Honey Meadow', 'Nugget Gulch', 'Fixed Stars', 'Harbour Chests'],
    ...['Neon Orchard', 'Pearl Tide', 'Lotus Theatre', 'Golden Pockets Roulette'],
    // Pays of our own (ADR-214), whose chances are the rulebook's.
    ...['Bull fight, double bull bull', 'Bull fight, silver/dukes/bomb/five small in either hand'],
    ...['Fishing', 'Cockfight DS88', 'Cockfight DIG', 'Cockfight WS168'],
  ];
  const isLottery = ({ figures }: ReportRow) => lotteryGames.has(figures.game);
  const lotteryGames = new Set(
    rows.slice(rows.findLastIndex(({ figures }) => figures.game === 'Fishing') + 1).map(({ figures }) => figures.game),
  );
  test('stands in no chapter of it', () => {
    const rest = rows.filter((row) => !seen.has(row) && !isLottery(row));
    const unknown = rest.filter(
      ({ figures }) => !others.includes(figures.game) && !others.includes(`${figures.game}, ${figures.bet}`),
    );
    expect(unknown.map(({ figures }) => `${figures.game}, ${figures.bet}`)).toEqual([]);
  });

  test('three of twelve chests bring 22.5 bets (2.5)', () => {
    expect(found('Harbour Chests', 'spin')[0]?.notes.join('\n')).toContain('22.500x on average');
  });

  test.each(knownPokerHands)('video poker has %s in %s cases', (hand, count) => {
    expect(found('Video poker', 'optimal play')[0]?.notes.join('\n')).toMatch(
      new RegExp(`^${hand} pays \\d+: ${count} of 19933230517200,`, 'm'),
    );
  });
});
