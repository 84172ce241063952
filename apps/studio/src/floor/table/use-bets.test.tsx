import type { TableState } from '@baize/contract';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { StudioApi } from '../../app/api.ts';
import type { Opening } from '../../game-frame/hud-state.ts';
import { FloorProvider } from '../floor-context.tsx';
import { type Bets, useBets } from './use-bets.ts';
import type { Table } from './use-table.ts';

const ports = {
  api: { origin: '', session: () => null } as unknown as StudioApi,
  host: { send: () => undefined, listen: () => () => undefined, hasHost: true },
  opening: { balanceMinor: '100000', currency: { code: 'PLY', exponent: 2, symbol: 'P' } } as unknown as Opening,
};

const limits = {
  bets: new Map([['red', { leastMinor: 100n, mostMinor: 50_000n }]]),
  seatMostMinor: 50_000n,
  chipsMinor: [100n, 500n],
};
const tableIn = (roundId: string): Table => ({
  state: { round: { roundId, status: 'betting' } } as unknown as TableState,
  seat: null,
  paidMinor: null,
  limits,
  isBusy: false,
  nowMs: () => 0,
  bet: async () => true,
  undo: async () => true,
  cashOut: async () => true,
});

test('a chip that is put down at the very moment at which a round opens stays, and none goes over into the next round', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const seen: Bets[] = [];
  /** Before anything that runs after the picture is painted. */
  function Quick({ roundId, isPutting }: { roundId: string; isPutting: boolean }) {
    const bets = useBets(tableIn(roundId));
    seen.push(bets);
    const { put } = bets;
    // biome-ignore lint/correctness/useExhaustiveDependencies: once a round
    useLayoutEffect(() => {
      if (isPutting) put([{ key: 'red', selection: '' }]);
    }, [roundId]);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const show = (roundId: string, isPutting: boolean) =>
    act(async () =>
      root.render(
        <FloorProvider ports={ports}>
          <Quick roundId={roundId} isPutting={isPutting} />
        </FloorProvider>,
      ),
    );
  await show('first', false);
  await show('second', true);
  expect(seen.at(-1)?.draft).toEqual([{ key: 'red', selection: '', stakeMinor: 500n }]);
  await show('third', false);
  expect(seen.at(-1)?.draft).toEqual([]);
  await act(async () => root.unmount());
});
