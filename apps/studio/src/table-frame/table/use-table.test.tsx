// @covers lost-bet-answers

import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mount, no, ok, portsOf, unmount } from '../../testing/mount.fixture.tsx';
import { TableFrameProvider, type TableFrameServices, useTableFrame } from '../table-frame-context.tsx';
import { type Table, useTable } from './use-table.ts';

/** The socket as its client sees it; `tell` is what the server says. */
const socket = vi.hoisted(() => {
  const heard = new Map<string, (said?: unknown) => void>();
  return {
    active: true,
    connect: vi.fn(),
    disconnect: vi.fn(),
    off: vi.fn(),
    on: (name: string, receive: (said?: unknown) => void) => void heard.set(name, receive),
    notify: (name: string, said?: unknown) => heard.get(name)?.(said),
  };
});
vi.mock('socket.io-client', () => ({ io: () => socket }));

const round = (roundId: string, status = 'betting') => ({
  roundId,
  number: 1,
  rulesVersion: '1',
  status,
  openedAt: '2026-01-01T00:00:00.000Z',
  closesAt: '2026-01-01T00:00:20.000Z',
  ...{ dealtAt: null, shownAt: null, speedPercent: 100 },
  ...{ serverSeedHash: 'h', serverSeed: null, clientSeed: null, startHash: 'h', start: null, outcome: null },
});
const tableOf = (roundId: string, status?: string) => ({
  serverTime: '2026-01-01T00:00:01.000Z',
  round: round(roundId, status),
  totals: [],
  players: 0,
  neighbours: [],
  history: [],
});
const bet = { key: 'red', selection: '', stakeMinor: '100' };
const seatIn = (roundId: string, payoutMinor: string | null = null) => ({
  seatId: `seat-${roundId}`,
  roundId,
  number: 1,
  stakeMinor: '100',
  payoutMinor,
  status: payoutMinor === null ? 'open' : 'settled',
  placements: [{ placementId: `placement-${roundId}`, bets: [bet] }],
  bets: [],
});
const limits = {
  bets: [{ key: 'red', minMinor: '100', maxMinor: '1000' }],
  seatMaxMinor: '1000',
  chipsMinor: ['100'],
};
const stateOf = (roundId: string, seat: unknown, balanceMinor: string) =>
  ok({ state: tableOf(roundId), seat, balanceMinor, limits });

type Asked = { name: string; request: unknown; answer: (outcome: unknown) => Promise<void> };

let table: Table;
let frame: TableFrameServices;
let asked: Asked[];
const send = vi.fn();

/** A page whose calls wait for the test to answer them. */
function Page() {
  table = useTable();
  frame = useTableFrame();
  return null;
}

beforeEach(async () => {
  vi.useFakeTimers();
  for (const spy of [socket.connect, socket.disconnect, send]) spy.mockReset();
  socket.active = true;
  asked = [];
  const call = (name: string, request: unknown) =>
    new Promise((resolve) => {
      asked.push({ name, request, answer: (outcome) => act(async () => resolve(outcome)) });
    });
  const ports = portsOf(call, { session: 's', host: { send } });
  await mount(
    <TableFrameProvider ports={ports}>
      <Page />
    </TableFrameProvider>,
  );
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const notify = (name: string, said?: unknown) => act(async () => socket.notify(name, said));
/** The last question that was asked by this name. */
const last = (name: string) => asked.findLast((one) => one.name === name) as Asked;
const count = (name: string) => asked.filter((one) => one.name === name).length;
const start = () => last('studioTableState').answer(stateOf('one', null, '1000'));
const put = async () => {
  const taken = vi.fn<(isTaken: boolean) => void>();
  await act(async () => void table.bet([{ ...bet, stakeMinor: 100n }]).then(taken));
  return taken;
};
const state = () => frame.store.get();

describe('the state of the table', () => {
  test('is asked for until it is answered', async () => {
    await last('studioTableState').answer(no('unreachable'));
    expect(state().notice).toBe('reconnecting');
    await later(400);
    await last('studioTableState').answer(no('service_unavailable'));
    await later(800);
    await start();
    expect(state().notice).toBeNull();
    expect(table.limits?.bets.get('red')?.minMinor).toBe(100n);
  });

  test('an answer that was on its way while a bet was taken takes neither the bet nor the balance back', async () => {
    await start();
    await notify('connect');
    const late = last('studioTableState');
    await put();
    await last('studioTableBet').answer(ok({ seat: seatIn('one'), balanceMinor: '900' }));
    await late.answer(stateOf('one', null, '1000'));
    expect(table.seat?.placements).toHaveLength(1);
    expect(state().balanceMinor).toBe(900n);
    await last('studioTableState').answer(stateOf('one', seatIn('one'), '900'));
    expect(count('studioTableState')).toBe(3);
  });

  test('an answer that was on its way while the round went on does not bring the old one back', async () => {
    await start();
    await notify('connect');
    const late = last('studioTableState');
    await notify('table', tableOf('two'));
    await late.answer(stateOf('one', seatIn('one'), '900'));
    expect(table.state?.round?.roundId).toBe('two');
    expect(table.seat).toBeNull();
  });

  test('nothing is asked any more by a page that is gone', async () => {
    await last('studioTableState').answer(no('unreachable'));
    await unmount();
    expect(vi.getTimerCount()).toBe(0);
    expect(socket.disconnect).toHaveBeenCalledOnce();
  });
});

describe('a bet', () => {
  test('whose answer is lost is asked for with its own id until it is known, and nothing else is sent meanwhile', async () => {
    await start();
    const taken = await put();
    for (const [reason, ms] of [
      ['unreachable', 400],
      ['unreachable', 800],
      ['service_unavailable', 1_600],
    ] as const) {
      await last('studioTableBet').answer(no(reason));
      expect(state().notice).toBe('reconnecting');
      expect(table.isBusy).toBe(true);
      await later(ms);
    }
    await last('studioTableBet').answer(ok({ seat: seatIn('one'), balanceMinor: '900' }));
    expect(taken).toHaveBeenCalledExactlyOnceWith(true);
    expect(state()).toMatchObject({ notice: null, balanceMinor: 900n });
    const sent = asked.filter(({ name }) => name === 'studioTableBet').map(({ request }) => JSON.stringify(request));
    expect(sent).toHaveLength(4);
    expect(new Set(sent).size).toBe(1);
  });

  test('that is answered when its round is over does not lie in the next one', async () => {
    await start();
    await put();
    await notify('table', tableOf('two'));
    await last('studioTableBet').answer(ok({ seat: seatIn('one'), balanceMinor: '900' }));
    expect(table.seat).toBeNull();
    expect(state().balanceMinor).toBe(900n);
  });

  test('that is refused says why for longer than the state takes to be asked for', async () => {
    await start();
    const taken = await put();
    await last('studioTableBet').answer(no('betting_closed'));
    await last('studioTableState').answer(stateOf('one', null, '1000'));
    expect(taken).toHaveBeenCalledExactlyOnceWith(false);
    expect(state().notice).toBe('betting_closed');
  });
});

describe('a payment', () => {
  const withBet = () => last('studioTableState').answer(stateOf('one', seatIn('one'), '900'));

  test('stands in the balance, here and in the page around the game', async () => {
    await withBet();
    await notify('paid', { payoutMinor: '200', balanceMinor: '1100' });
    expect(table.paidMinor).toBe(200n);
    expect(state().balanceMinor).toBe(1_100n);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'roundEnded', roundId: 'one', balanceMinor: '1100' });
  });

  test('behind which the balance is not known is no balance of nothing: it is asked for', async () => {
    await withBet();
    await notify('paid', { payoutMinor: '200', balanceMinor: null });
    expect(send).not.toHaveBeenCalled();
    await last('studioTableState').answer(stateOf('one', seatIn('one', '200'), '1100'));
    expect(state().balanceMinor).toBe(1_100n);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'roundEnded', roundId: 'one', balanceMinor: '1100' });
  });

  test('that was missed while the connection was cut is shown from the seat', async () => {
    await withBet();
    await notify('disconnect', 'transport close');
    expect(state().notice).toBe('reconnecting');
    await notify('connect');
    await last('studioTableState').answer(stateOf('one', seatIn('one', '200'), '1100'));
    expect(table.paidMinor).toBe(200n);
    expect(state().notice).toBeNull();
  });

  test('is not that of a round without an own bet, and not that of the next round', async () => {
    await start();
    await notify('paid', { payoutMinor: '200', balanceMinor: '1100' });
    expect(table.paidMinor).toBeNull();
    await put();
    await last('studioTableBet').answer(ok({ seat: seatIn('one'), balanceMinor: '1000' }));
    await notify('paid', { payoutMinor: '300', balanceMinor: '1300' });
    expect(table.paidMinor).toBe(300n);
    await notify('table', tableOf('two'));
    expect(table.paidMinor).toBeNull();
  });
});

describe('the socket', () => {
  test('tries again after a refusal that may pass, and after the server has closed it', async () => {
    await start();
    socket.active = false;
    await notify('connect_error', new Error('too_many_requests'));
    expect(state().notice).toBe('reconnecting');
    await later(10_000);
    expect(socket.connect).toHaveBeenCalledTimes(1);
    await notify('disconnect', 'io server disconnect');
    await later(10_000);
    expect(socket.connect).toHaveBeenCalledTimes(2);
  });

  test('leaves it to the client while that tries by itself, and ends with the session', async () => {
    await start();
    await notify('disconnect', 'transport close');
    await later(60_000);
    socket.active = false;
    await notify('connect_error', new Error('session_expired'));
    await later(60_000);
    expect(socket.connect).not.toHaveBeenCalled();
    expect(state().end).toBe('session_expired');
  });
});

describe('two bets in one flight', () => {
  const secondIn = (payoutMinor: string | null = null) => ({
    ...seatIn('one', payoutMinor),
    ...{ seatId: 'second-one', slot: 1 },
    placements: [{ placementId: 'placement-second', bets: [bet] }],
  });
  const both = (second: unknown, balanceMinor: string) =>
    ok({ state: tableOf('one', 'dealt'), seat: seatIn('one'), secondSeat: second, balanceMinor, limits });

  test('the second is sent, left and taken back under its slot, and stands beside the first', async () => {
    await start();
    await act(async () => void table.bet([{ ...bet, stakeMinor: 100n }], 1));
    expect(last('studioTableBet').request).toMatchObject({ body: { roundId: 'one', slot: 1 } });
    await last('studioTableBet').answer(ok({ seat: secondIn(), balanceMinor: '900' }));
    await put();
    expect(last('studioTableBet').request).not.toHaveProperty('body.slot');
    await last('studioTableBet').answer(ok({ seat: seatIn('one'), balanceMinor: '800' }));
    expect([table.seat?.seatId, table.secondSeat?.seatId]).toEqual(['seat-one', 'second-one']);
    await act(async () => void table.undo(1));
    expect(last('studioTableUndo').request).toEqual({ body: { placementId: 'placement-second' } });
    await last('studioTableUndo').answer(no('betting_closed'));
    await act(async () => void table.cashOut(1));
    expect(last('studioTableCashOut').request).toEqual({ body: { roundId: 'one', slot: 1 } });
  });

  test('both stand there after a reload, and the payment of one, or of one from another window, is not taken for the other’s', async () => {
    await last('studioTableState').answer(both(null, '800'));
    await notify('paid', { seatId: 'second-one', payoutMinor: '250', balanceMinor: '1050' });
    expect([table.paidMinor, table.seat?.status]).toEqual([null, seatIn('one').status]);
    await last('studioTableState').answer(both(secondIn(), '800'));
    await notify('paid', { seatId: 'second-one', payoutMinor: '250', balanceMinor: '1050' });
    expect(table.paidMinor).toBeNull();
    expect(table.secondSeat).toMatchObject({ status: 'settled', payoutMinor: '250' });
    await last('studioTableState').answer(both(secondIn('250'), '1050'));
    await notify('paid', { seatId: 'seat-one', payoutMinor: '150', balanceMinor: '1200' });
    expect(table.paidMinor).toBe(150n);
  });
});
