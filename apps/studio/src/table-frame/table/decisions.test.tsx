// @covers table-decisions games-in-browser

import type { Decision } from '@baize/games/table-engine';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { game as blackjack } from '../../tables/blackjack/index.tsx';
import { game as threeCardPoker } from '../../tables/three-card-poker/index.tsx';
import { mount, no, ok, portsOf, unmount } from '../../testing/mount.fixture.tsx';
import { TableFrameProvider } from '../table-frame-context.tsx';
import type { TableFrameGame } from '../table-frame-game.ts';
import { createTableFrameStore } from '../table-frame-state.ts';

vi.mock('socket.io-client', () => ({
  io: () => ({ active: true, connect: vi.fn(), disconnect: vi.fn(), on: vi.fn(), off: vi.fn() }),
}));
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

const moment = (seconds: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + seconds * 1_000).toISOString();
const phaseOf = (number: number, shown: object) => ({
  phase: { number, startedAt: moment(22), endsAt: moment(37), shown: { phase: number, ...shown } },
});
const roundOf = (more: object) => ({
  ...{ roundId: 'r', number: 7, rulesVersion: 'v', status: 'deciding', openedAt: moment(0), closesAt: moment(20) },
  ...{ dealtAt: null, shownAt: null, speedPercent: 100, serverSeedHash: 'seed-hash', serverSeed: null },
  ...{ clientSeed: null, startHash: 'start-hash', start: null, outcome: null, ...more },
});
const seatOf = (key: string, decisions: Decision[] = []) => ({
  ...{
    seatId: 's',
    roundId: 'r',
    number: 7,
    stakeMinor: '500',
    payoutMinor: null,
    status: 'open',
    bets: [],
    decisions,
  },
  placements: [{ placementId: 'p', bets: [{ key, selection: '', stakeMinor: '500' }] }],
});

/** A table whose players are deciding, and what it asked of the server. */
async function decidingAt(game: TableFrameGame, round: object, seat: object | null, decide: () => unknown) {
  const sent: unknown[] = [];
  const limits = { bets: [], seatMaxMinor: '2000000', chipsMinor: ['100'] };
  const state = { serverTime: moment(27), round, totals: [], players: 1, neighbours: [], history: [] };
  const answers: Record<string, () => unknown> = {
    studioTableState: () => ok({ state, seat, balanceMinor: '700', limits }),
    studioTableDecide: decide,
  };
  const call = async (name: string, request: unknown) => {
    if (name === 'studioTableDecide') sent.push((request as { body: object }).body);
    return answers[name]?.() ?? no('unreachable');
  };
  const opened = portsOf(call, { opening: { balanceMinor: '700' } });
  const ports = { ...opened, store: createTableFrameStore(opened.opening) };
  const page = await mount(
    <TableFrameProvider ports={ports}>
      <game.Play />
    </TableFrameProvider>,
  );
  const buttons = () => [...page.querySelectorAll<HTMLButtonElement>('.decision-actions button')];
  const named = (name: string) => buttons().find((one) => one.textContent.startsWith(name));
  const key = (name: string) =>
    act(async () => void window.dispatchEvent(new KeyboardEvent('keydown', { key: name, code: `Key${name}` })));
  return { page, buttons, named, key, sent, isAsked: () => ports.store.get().isAsked };
}

const hand = { player: [11, 5, 3] };

test('the hand is played by a key: the phase, the hand and an id of its own are sent once, then the bar waits', async () => {
  const seat = seatOf('ante', [{ phase: 1, hand: 0, action: 'play' }]);
  const answer = () => ok({ seat: { ...seat, stakeMinor: '1000' }, balanceMinor: '200' });
  const round = roundOf(phaseOf(1, hand));
  const { page, buttons, key, sent, isAsked } = await decidingAt(threeCardPoker, round, seatOf('ante'), answer);
  expect(isAsked()).toBe(true);
  expect(page.textContent).toContain('Play this hand?');
  expect(page.textContent).toContain('Without an answer: Fold');
  expect(buttons().map((one) => one.getAttribute('aria-keyshortcuts'))).toEqual(['P', 'F']);
  expect(page.querySelector('[role="timer"]')?.textContent).toBe('10');
  await key('P');
  expect(sent).toEqual([{ decisionId: expect.any(String), roundId: 'r', phase: 1, hand: 0, action: 'play' }]);
  expect(buttons()).toEqual([]);
  expect(page.querySelector('.decision-wait')?.textContent).toContain('Your decision is in.');
  expect(isAsked()).toBe(false);
});

test('a decision whose stake could not be booked yet is asked for again under its id, until it is answered', async () => {
  vi.useFakeTimers();
  const seat = seatOf('ante', [{ phase: 1, hand: 0, action: 'play' }]);
  const answers = [no('service_unavailable'), ok({ seat: { ...seat, stakeMinor: '1000' }, balanceMinor: '200' })];
  const round = roundOf(phaseOf(1, hand));
  const { page, buttons, named, sent } = await decidingAt(threeCardPoker, round, seatOf('ante'), () => answers.shift());
  await act(async () => named('Play')?.click());
  expect(sent).toHaveLength(1);
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
  await act(() => vi.advanceTimersByTimeAsync(400));
  expect(sent).toEqual([sent[0], sent[0]]);
  expect(page.querySelector('.decision-wait')?.textContent).toContain('Your decision is in.');
  expect(page.querySelector('.floor-notice')?.textContent).toBe('');
});

test('a decision that came too late says so', async () => {
  const round = roundOf(phaseOf(1, hand));
  const { page, named, sent } = await decidingAt(threeCardPoker, round, seatOf('ante'), () => no('decision_over'));
  await act(async () => named('Fold')?.click());
  expect(sent).toHaveLength(1);
  expect(page.querySelector('.floor-notice')?.textContent).toContain('Time was up: the rules decided for you.');
});

test('who has no bet in the round, or none that asks anything, watches', async () => {
  const round = roundOf(phaseOf(1, hand));
  const idle = await decidingAt(threeCardPoker, round, null, () => ok({}));
  expect(idle.buttons()).toEqual([]);
  expect(idle.isAsked()).toBe(false);
  expect(idle.page.textContent).toContain('The players decide.');
});

test('after a split each hand is asked by itself; what the balance does not reach cannot be pressed', async () => {
  const shown = { player: [7, 20], up: 6, first: [1], second: [2], isOver: false };
  const split = seatOf('main', [{ phase: 1, hand: 0, action: 'split' }]);
  const round = roundOf(phaseOf(2, shown));
  const seat = seatOf('main', [
    { phase: 1, hand: 0, action: 'split' },
    { phase: 2, hand: 0, action: 'stand' },
  ]);
  const answer = () => ok({ seat, balanceMinor: '700' });
  const { page, buttons, named, key } = await decidingAt(blackjack, round, split, answer);
  expect(page.textContent).toContain('Hand 1: what do you do?');
  expect(page.querySelectorAll('.jack-hand')).toHaveLength(2);
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false, false]);
  await key('S');
  expect(page.textContent).toContain('Hand 2: what do you do?');
  await unmount();
  const poor = await decidingAt(
    blackjack,
    round,
    { ...split, placements: [{ placementId: 'p', bets: [{ key: 'main', selection: '', stakeMinor: '800' }] }] },
    answer,
  );
  expect(poor.named('Double')?.disabled).toBe(true);
  expect(named('Hit')).toBeUndefined();
});
