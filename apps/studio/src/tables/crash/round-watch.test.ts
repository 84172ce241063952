// @covers autoplay-stops

import type { TableRound, TableSeat } from '@baize/contract';
import { expect, test } from 'vitest';
import { createRoundWatch, type SeenFlight } from './round-watch.ts';

const closesAt = '2026-01-01T00:00:10.000Z';

/** A flight as it is known: its number and status, whether the first bet lies there, what it paid, and the time left for bets. */
function seen(number: number, status: string, has: { bet?: boolean; paidMinor?: bigint; leftMs?: number } = {}) {
  const { bet = false, paidMinor = null, leftMs = 5_000 } = has;
  const seat = {
    seatId: 's',
    status: 'open',
    stakeMinor: '100',
    placements: bet ? [{ placementId: 'p', bets: [] }] : [],
  };
  return {
    state: { round: { number, status, closesAt } as TableRound },
    seat: seat as unknown as TableSeat,
    ...{ secondSeat: null, paidMinor },
    nowMs: () => Date.parse(closesAt) - leftMs,
  } satisfies SeenFlight;
}

const bets = { bets: true };
const lost = { stop: 'connectionLost' };

test('a round that takes bets gets one, and no second', () => {
  const watch = createRoundWatch(0);
  expect(watch.look(seen(7, 'betting'))).toEqual(bets);
  watch.begin(7);
  expect(watch.look(seen(7, 'betting'))).toBeNull();
  expect(watch.look(seen(7, 'settled', { bet: true }))).toBeNull();
  expect(watch.look(seen(8, 'betting'))).toEqual(bets);
});

test.each([
  ['is in the air', seen(7, 'dealt')],
  ['has a bet already', seen(7, 'betting', { bet: true })],
  ['closes now', seen(7, 'betting', { leftMs: 300 })],
])('a round that %s at the first look gets none, and the next one does', (_what, first) => {
  const watch = createRoundWatch(0);
  expect(watch.look(first)).toBeNull();
  expect(watch.look(seen(7, 'betting'))).toBeNull();
  expect(watch.look(seen(8, 'betting'))).toEqual(bets);
});

test.each([
  ['that was not seen', seen(9, 'betting')],
  ['whose time for bets was not seen', seen(8, 'dealt')],
  ['that was seen too late', seen(8, 'betting', { leftMs: 100 })],
])('a round %s ends it', (_what, later) => {
  const watch = createRoundWatch(0);
  watch.begin(7);
  expect(watch.look(later)).toEqual(lost);
});

test('a bet that another window made in the next round is passed over', () => {
  const watch = createRoundWatch(0);
  watch.begin(7);
  expect(watch.look(seen(8, 'betting', { bet: true }))).toBeNull();
  expect(watch.look(seen(9, 'betting'))).toEqual(bets);
});

test('nothing is done before a table is known', () => {
  const watch = createRoundWatch(0);
  expect(watch.look({ ...seen(7, 'betting'), state: null })).toBeNull();
  expect(watch.begin(7).result({ ...seen(7, 'betting'), state: null })).toBeNull();
});

test.each([
  ['is what it paid', seen(7, 'dealt', { bet: true, paidMinor: 250n }), { payoutMinor: '250' }],
  ['is nothing where it was lost', seen(7, 'settled', { bet: true, paidMinor: 0n }), { payoutMinor: '0' }],
  ['is open in the air', seen(7, 'dealt', { bet: true }), null],
  ['is that it was taken back', seen(7, 'betting'), 'player'],
  ['is none of a void round', seen(7, 'void', { bet: true }), 'notPlayed'],
  ['is not known once another round runs', seen(8, 'betting'), 'connectionLost'],
])('the result of a bet %s', (_what, later, result) => {
  const round = createRoundWatch(0).begin(7);
  // The answer of the bet may be seen before its seat is.
  expect(round.result(seen(7, 'betting'))).toBeNull();
  expect(round.result(seen(7, 'betting', { bet: true }))).toBeNull();
  expect(round.result(later)).toEqual(result);
});
