// @covers autoplay-stops crash-two-bets

import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTable } from '../../table-frame/table/use-table.ts';
import { TableFrameProvider, type TableFrameServices, useTableFrame } from '../../table-frame/table-frame-context.tsx';
import { mount, no, portsOf, unmount } from '../../testing/mount.fixture.tsx';
import { BetPlace } from './BetPlace.tsx';
import { type Asked, createFlights, type Flights } from './testing/flights.fixture.ts';

const socket = vi.hoisted(() => {
  const heard = new Map<string, (said?: unknown) => void>();
  return {
    active: true,
    connect: () => undefined,
    disconnect: () => undefined,
    off: () => undefined,
    on: (name: string, receive: (said?: unknown) => void) => void heard.set(name, receive),
    notify: (name: string, said?: unknown) => heard.get(name)?.(said),
  };
});
vi.mock('socket.io-client', () => ({ io: () => socket }));
vi.mock('../../game-frame/round-player.ts', () => ({ waitFor: async () => undefined }));

let flights: Flights;
let frame: TableFrameServices;
let page: HTMLElement;

function Page() {
  const table = useTable();
  frame = useTableFrame();
  return ([0, 1] as const).map((slot) => <BetPlace key={slot} table={table} slot={slot} />);
}

async function open(opening: object = {}) {
  const ports = portsOf((name, request) => flights.call(name, request), {
    opening: { balanceMinor: '10000', defaultBetMinor: '100', autoplay: true, ...opening },
  });
  page = await mount(
    <TableFrameProvider ports={ports}>
      <Page />
    </TableFrameProvider>,
    ['studio', 'instant', 'tables'],
  );
}

beforeEach(() => {
  flights = createFlights((name, said) => settled(() => socket.notify(name, said)));
});
afterEach(async () => {
  await unmount();
  vi.restoreAllMocks();
});

/** What follows of an act is done, too. */
async function settled(start: () => void) {
  await act(async () => start());
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
}
const panel = (slot: number) => page.querySelector(`[aria-label="Bet ${slot + 1}"]`) as HTMLElement;
const said = (slot: number) => panel(slot).querySelector('.crash-bet-top')?.textContent ?? '';
const button = (within: ParentNode, text: string) =>
  [...within.querySelectorAll('button')].find(({ textContent }) => textContent === text);
const press = (within: ParentNode, text: string) => settled(() => button(within, text)?.click());
const choose = (value: string) =>
  act(async () => document.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click());
async function start(slot: number, chosen: readonly string[] = [], rounds = 10) {
  await press(panel(slot), 'Bet each round');
  for (const value of chosen) await choose(value);
  await press(document, `Bet in ${rounds} rounds`);
}
const betsOf = (slot: number): Asked[] => flights.asked.filter((one) => one.slot === slot);

test('both panels make their bet once in each round, and count rounds and net', async () => {
  await open();
  await start(0);
  await start(1);
  await flights.fly(['200', '0']);
  await flights.fly(['0', '0']);
  await flights.finish(['200', '200']);
  expect(betsOf(0).map(({ roundId }) => roundId)).toEqual(['r1', 'r2', 'r3']);
  expect(betsOf(1).map(({ roundId }) => roundId)).toEqual(['r1', 'r2', 'r3']);
  expect(betsOf(0)[0]).toMatchObject({ stakeMinor: '100', selection: '2.00' });
  expect(said(0)).toContain('7 rounds leftNet +P 1.00');
  expect(said(1)).toContain('7 rounds leftNet -P 1.00');
});

test('one press ends it at once; the bet of the round stays, and no further one comes', async () => {
  await open();
  await start(0);
  await flights.fly(['200', null]);
  await press(panel(0), 'Stop');
  expect(button(panel(0), 'Bet each round')).toBeDefined();
  expect(button(panel(0), 'Cancel bet')).toBeDefined();
  await flights.finish(['0', null]);
  await flights.fly([null, null]);
  expect(betsOf(0)).toHaveLength(2);
});

test('as many lost rounds in a row as were chosen end it, and it is said why', async () => {
  await open();
  await start(0, ['3']);
  for (const payout of ['0', '0', '200', '0', '0', '0']) await flights.fly([payout, null]);
  await flights.fly([null, null]);
  expect(betsOf(0)).toHaveLength(6);
  expect(said(0)).toContain('lost rounds in a row');
});

test('a refused bet ends it with the reason in its own panel, and the other one goes on', async () => {
  flights.answer = ({ slot, roundId }) => (slot === 0 && roundId === 'r2' ? no('insufficient_funds') : null);
  await open();
  await start(0);
  await start(1);
  await flights.fly(['0', '0']);
  await flights.fly([null, '0']);
  expect([betsOf(0).length, betsOf(1).length]).toEqual([2, 3]);
  expect(said(0)).toContain('Your balance is not enough');
  expect(said(1)).toContain('8 rounds left');
});

test('a bet whose answer was lost is not sent again once the player has stopped', async () => {
  let lose = (_outcome: unknown) => {};
  flights.answer = () => new Promise((resolve) => (lose = resolve));
  await open();
  await start(0);
  await press(panel(0), 'Stop');
  await settled(() => lose(no('unreachable')));
  expect(betsOf(0)).toHaveLength(1);
  expect(frame.store.get().notice).toBeNull();
});

test('a bet whose answer comes in the flight counts as made in its round, and the next round gets one bet', async () => {
  let take = () => {};
  flights.answer = (asked) =>
    asked.roundId === 'r1' ? new Promise((resolve) => (take = () => resolve(flights.take(asked)))) : null;
  await open();
  await start(0);
  await flights.deal();
  await settled(() => take());
  await flights.finish(['200', null]);
  await flights.next();
  expect(betsOf(0).map(({ roundId }) => roundId)).toEqual(['r1', 'r2']);
  expect(said(0)).toContain('9 rounds leftNet +P 1.00');
});

test('a round that went by without a connection ends it', async () => {
  await open();
  await start(0);
  flights.number += 1;
  await flights.next();
  expect(said(0)).toContain('connection was lost over a round');
  expect(betsOf(0)).toHaveLength(1);
});

test('it waits for the next round where a bet lies already, and ends when its own is taken back', async () => {
  await open();
  await press(panel(0), 'Bet');
  await start(0);
  expect(betsOf(0)).toHaveLength(1);
  await flights.finish(['0', null]);
  await flights.next();
  expect(betsOf(0)).toHaveLength(2);
  await press(panel(0), 'Cancel bet');
  expect(button(panel(0), 'Bet each round')).toBeDefined();
  await flights.fly([null, null]);
  expect(betsOf(0)).toHaveLength(2);
});

test('it ends while nobody can see the page, and when the player is shown his play', async () => {
  await open();
  await start(0);
  await start(1);
  await act(async () => frame.store.set({ isInterrupted: true }));
  expect(button(panel(1), 'Bet each round')).toBeDefined();
  await act(async () => frame.store.set({ isInterrupted: false }));
  await flights.finish(['0', '0']);
  await flights.next();
  expect(flights.asked).toHaveLength(2);
  await start(0);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  await flights.finish(['0', null]);
  await flights.next();
  expect(betsOf(0)).toHaveLength(2);
  expect(said(0)).toContain('out of view');
});

test('a brand without autoplay offers none', async () => {
  await open({ autoplay: false });
  expect(button(page, 'Bet each round')).toBeUndefined();
});
