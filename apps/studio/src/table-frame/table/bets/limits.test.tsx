// @covers bet-limits bound-deal-input

import type { TableRound } from '@baize/contract';
import { hashOfData, hashServerSeed } from '@baize/fairness';
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { game } from '../../../tables/dragon-tiger/index.tsx';
import { mount, no, ok, portsOf, unmount } from '../../../testing/mount.fixture.tsx';
import { TableFrameProvider } from '../../table-frame-context.tsx';
import { isRoundProved } from '../Fairness.tsx';

vi.mock('socket.io-client', () => ({
  io: () => ({ active: true, connect: vi.fn(), disconnect: vi.fn(), on: vi.fn(), off: vi.fn() }),
}));
afterEach(unmount);

/** Amounts without the blank that keeps them on one line. */
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/(?<=P)\s/g, '');

const moment = (seconds: number) => new Date(Date.parse('2026-01-01T00:00:00Z') + seconds * 1_000).toISOString();
const round = (status: string) => ({
  ...{ roundId: 'r', number: 7, rulesVersion: 'dragon-tiger-1', status, openedAt: moment(0), closesAt: moment(20) },
  ...{ dealtAt: null, shownAt: null, speedPercent: 100, serverSeedHash: 'seed-hash', serverSeed: null },
  ...{ clientSeed: null, startHash: 'start-hash', start: null, outcome: null },
});
const limits = {
  bets: [
    { key: 'dragon', minMinor: '100', maxMinor: '500000' },
    { key: 'dragonSuit', minMinor: '100', maxMinor: '10000' },
  ],
  seatMaxMinor: '2000000',
  chipsMinor: ['100', '20000'],
};

async function tableAt(status: string, bet: () => unknown = () => ok({})) {
  const state = {
    ...{ serverTime: moment(1), round: round(status), totals: [], players: 0, neighbours: [], history: [] },
  };
  const answers: Record<string, () => unknown> = {
    studioTableState: () => ok({ state, seat: null, balanceMinor: '9000000', limits }),
    studioTableSeats: () => ok({ list: [] }),
    studioTableBet: bet,
  };
  const ports = portsOf(async (name) => answers[name]?.() ?? no('unreachable'), {
    opening: { balanceMinor: '9000000' },
  });
  const page = await mount(
    <TableFrameProvider ports={ports}>
      <game.Play />
    </TableFrameProvider>,
  );
  const button = (name: string) => {
    const all = [...document.querySelectorAll('button')];
    const found = all.find((one) => plain(one.getAttribute('aria-label') ?? one.textContent).startsWith(name));
    if (!found) throw new Error(`no button ${name}`);
    return found;
  };
  const press = (name: string) => act(async () => button(name).click());
  return { page, button, press };
}

test('a press on a spot tells what it takes while limits are asked for, and puts no chip there', async () => {
  const { page, press, button } = await tableAt('betting');
  expect(plain(button('Dragon, spades').title)).toBe('P1.00 to P100.00');
  await press('Limits');
  expect(plain(page.textContent)).toContain('Choose a bet');
  await press('Dragon, spades');
  expect(plain(page.textContent)).toContain('Dragon, spades: P1.00 to P100.00 a round.');
  expect(plain(page.textContent)).toContain('up to P20,000.00');
  expect(plain(page.textContent)).not.toContain('No bets now');
  expect(page.querySelector('.chip[data-draft="true"]')).toBeNull();
  await press('Limits');
  await press('Dragon, spades');
  expect(plain(page.textContent)).not.toContain('Choose a bet');
});

test('while a round is played a spot says why it takes nothing, and until when', async () => {
  const { page, press, button } = await tableAt('closed');
  expect(button('Dragon, spades').disabled).toBe(true);
  await press('Limits');
  await press('Dragon, spades');
  expect(plain(page.textContent)).toContain(
    'No bets now: this round is being played. Bets open again once it is paid.',
  );
});

test('a chip that is too large for a spot is refused with the name of the bet and its limits', async () => {
  const { page, press } = await tableAt('betting');
  await press('Chip of P200.00');
  await press('Dragon, spades');
  expect(plain(page.querySelector('.floor-notice')?.textContent)).toContain(
    'Dragon, spades: P1.00 to P100.00 a round.',
  );
});

test('so is a bet that the server refuses', async () => {
  const bet = { key: 'dragonSuit', selection: 'hearts', minMinor: '100', maxMinor: '10000' };
  const { page, press } = await tableAt('betting', () => ({ ok: false, reason: 'table_limit', detail: { bet } }));
  await press('Chip of P1.00');
  await press('Dragon, spades');
  await press('Bet P1.00');
  expect(plain(page.querySelector('.floor-notice')?.textContent)).toContain(
    'Dragon, hearts: P1.00 to P100.00 a round.',
  );
});

test('the rules name the limits of every bet, the fairness panel what binds the round that is open', async () => {
  const { press } = await tableAt('betting');
  await press('Rules');
  const rows = [...document.querySelectorAll('tr')].map((row) => plain(row.textContent));
  expect(rows.find((row) => row.startsWith('Dragon'))).toContain('P1.00–P5,000.00');
  expect(rows.find((row) => row.includes('a suit'))).toContain('P1.00–P100.00');
  await press('Close');
  await press('Fairness');
  expect(document.body.textContent).toContain('seed-hash');
  expect(document.body.textContent).toContain('start-hash');
});

test('a round is proved only when the seed and what it was dealt from are those that were bound', async () => {
  const serverSeed = 'ab'.repeat(32);
  const start = { rounds: 3, cards: [1, 2] };
  const honest = {
    ...round('settled'),
    ...{ serverSeed, serverSeedHash: hashServerSeed(serverSeed), start, startHash: hashOfData(start) },
  } as TableRound;
  const verify = async () => true;
  expect(await isRoundProved({ ...honest, start: { cards: [1, 2], rounds: 3 } }, verify)).toBe(true);
  expect(await isRoundProved(honest, async () => false)).toBe(false);
  expect(await isRoundProved({ ...honest, start: { ...start, cards: [2, 1] } }, verify)).toBe(false);
  expect(await isRoundProved({ ...honest, serverSeed: 'cd'.repeat(32) }, verify)).toBe(false);
  expect(await isRoundProved({ ...honest, start: null }, verify)).toBe(false);
});
