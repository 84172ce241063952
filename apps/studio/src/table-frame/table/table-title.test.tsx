// @covers further-tables

import { afterEach, expect, test, vi } from 'vitest';
import { loadTableFrameGame } from '../../games/table-frame-games.ts';
import { mount, no, ok, portsOf, unmount } from '../../testing/mount.fixture.tsx';
import { TableFrameProvider } from '../table-frame-context.tsx';
import { createTableFrameStore } from '../table-frame-state.ts';

vi.mock('socket.io-client', () => ({
  io: () => ({ active: true, connect: vi.fn(), disconnect: vi.fn(), on: vi.fn(), off: vi.fn() }),
}));
afterEach(unmount);

const limits = { bets: [], seatMaxMinor: '2000000', chipsMinor: ['100'] };
const state = { serverTime: '2026-01-01T00:00:00Z', round: null, totals: [], players: 0, neighbours: [], history: [] };

test.each([
  ['roulette', 'European Roulette', undefined],
  ['roulette_vip', 'European Roulette VIP', 'VIP'],
  ['roulette_low', 'European Roulette Low Limit', 'Low Limit'],
  ['baccarat_b', 'Baccarat B', 'B'],
])(
  '%s is played by the client of its game under a name of its own, whose mark stands apart',
  async (gameCode, name, mark) => {
    const game = await loadTableFrameGame(gameCode);
    if (!game) throw new Error(`no client of ${gameCode}`);
    const call = async (asked: string) =>
      asked === 'studioTableState' ? ok({ state, seat: null, balanceMinor: '700', limits }) : no('not_found');
    const opened = portsOf(call, { opening: { balanceMinor: '700', gameCode } });
    const page = await mount(
      <TableFrameProvider ports={{ ...opened, store: createTableFrameStore(opened.opening) }}>
        <game.Play />
      </TableFrameProvider>,
    );
    expect(page.querySelector('h1')?.textContent).toBe(name);
    expect(page.querySelector('.floor-mark')?.textContent).toBe(mark);
  },
);
