// @covers lost-bet-answers unsent-chips

import type { TableState } from '@baize/contract';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { StudioApi } from '../../../app/api.ts';
import type { Opening } from '../../../game-frame/hud-state.ts';
import { createChatNews } from '../../chat/chat-news.ts';
import { TableFrameProvider, type TableFrameServices, useTableFrame } from '../../table-frame-context.tsx';
import type { Table } from '../use-table.ts';
import { type Bets, useBets } from './use-bets.ts';

const ports = {
  api: { origin: '', session: () => null } as unknown as StudioApi,
  host: { send: () => undefined, listen: () => () => undefined, hasHost: true },
  opening: { balanceMinor: '100000', currency: { code: 'PLY', exponent: 2, symbol: 'P' } } as unknown as Opening,
};

const limits = {
  bets: new Map([['red', { minMinor: 100n, maxMinor: 50_000n }]]),
  seatMaxMinor: 50_000n,
  chipsMinor: [100n, 500n],
};
const tableIn = (roundId: string, more: Partial<Table> & { status?: string } = {}): Table => ({
  state: { round: { roundId, status: more.status ?? 'betting' } } as unknown as TableState,
  seat: null,
  secondSeat: null,
  chatNews: createChatNews(),
  paidMinor: null,
  limits,
  isBusy: false,
  nowMs: () => 0,
  bet: async () => true,
  undo: async () => true,
  cashOut: async () => true,
  decide: async () => true,
  ...more,
});

/** A player at a table whose state the test sets; `run` is called before anything that comes after the picture is painted. */
async function sit() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const now: { bets: Bets | null; frame: TableFrameServices | null } = { bets: null, frame: null };
  function Seat({ table, run }: { table: Table; run: (bets: Bets) => void }) {
    const bets = useBets(table);
    now.bets = bets;
    now.frame = useTableFrame();
    // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state of the table
    useLayoutEffect(() => run(bets), [table]);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const show = (table: Table, run: (bets: Bets) => void = () => {}) =>
    act(async () =>
      root.render(
        <TableFrameProvider ports={ports}>
          <Seat table={table} run={run} />
        </TableFrameProvider>,
      ),
    );
  return {
    show,
    draft: () => now.bets?.draft,
    notice: () => now.frame?.store.get().notice,
    leave: () => act(async () => root.unmount()),
    send: () => act(async () => now.bets?.confirm()),
  };
}

const putRed = (bets: Bets) => bets.put([{ key: 'red', selection: '' }]);
const red = [{ key: 'red', selection: '', stakeMinor: 500n }];

test('a chip that is put down at the very moment at which a round opens stays, and none goes over into the next round', async () => {
  const { show, draft, leave } = await sit();
  await show(tableIn('first'));
  await show(tableIn('second'), putRed);
  expect(draft()).toEqual(red);
  await show(tableIn('third'));
  expect(draft()).toEqual([]);
  await leave();
});

test.each([
  ['betting closes', tableIn('first', { status: 'closed' })],
  ['the next round has begun', tableIn('second')],
])(
  'chips that were not sent when %s are gone with a notice, and it stays until a chip is put down',
  async (_, closed) => {
    const { show, draft, notice, leave } = await sit();
    await show(tableIn('first'), putRed);
    expect(notice()).toBeNull();
    await show(closed);
    expect([draft(), notice()]).toEqual([[], 'chips_not_sent']);
    await show(tableIn('third'));
    expect([draft(), notice()]).toEqual([[], 'chips_not_sent']);
    await show(tableIn('fourth'), putRed);
    expect(notice()).toBeNull();
    await leave();
  },
);

test.each([true, false])('of chips that were sent the answer tells, not the notice (taken: %s)', async (isTaken) => {
  const { show, draft, notice, send, leave } = await sit();
  let answer: (isTaken: boolean) => void = () => {};
  const bet = () => new Promise<boolean>((resolve) => (answer = resolve));
  await show(tableIn('first', { bet }), putRed);
  await send();
  // Closed while the answer is on its way.
  await show(tableIn('first', { bet, isBusy: true, status: 'closed' }));
  expect(draft()).toEqual(red);
  await show(tableIn('first', { bet, status: 'closed' }));
  await act(async () => answer(isTaken));
  expect([draft(), notice()]).toEqual([[], null]);
  await leave();
});
