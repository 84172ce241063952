// @covers lottery-slip

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSession } from '../../../lib/session/session.ts';
import {
  pathOf,
  refusal,
  renderSite,
  type SentRequest,
  stubServer,
} from '../../../lib/testing/render-site.fixture.tsx';
import { rulesOfLottery } from '../slip-rules.ts';
import { LotterySlip } from './lottery-slip.tsx';

const gameId = 'elott-ssc-60s';
const rules = rulesOfLottery(gameId);
if (!rules) throw new Error('no such lottery');
const hash = 'a'.repeat(64);
const issue = {
  numero: '202611210601',
  status: 'OPEN',
  source: 'drawn',
  closesAt: '2026-11-21T11:00:55.000Z',
  drawsAt: '2026-11-21T11:01:00.000Z',
  serverSeedHash: hash,
  clientSeed: 'seed',
  serverSeed: null,
  result: null,
};
const drawn = {
  ...issue,
  numero: '202611210600',
  status: 'SETTLED',
  serverSeed: 'b'.repeat(64),
  result: { balls: ['1', '2', '3', '4', '5'] },
};
const ticket = {
  ticketId: 't1',
  gameId,
  numero: '202611210599',
  lines: [
    {
      bet: 'sumWords',
      selection: 'odd',
      unitMinor: '100',
      costMinor: '100',
      topPrizeMinor: '195',
      rebateMinor: '0',
      lowered: {},
      wins: 1,
      payoutMinor: '195',
    },
  ],
  costMinor: '100',
  topPrizeMinor: '195',
  prizeGroup: 1956,
  status: 'settled',
  generation: 1,
  chase: null,
  payoutMinor: '195',
  boughtAt: '2026-11-21T11:00:00.000Z',
  settledAt: '2026-11-21T11:00:01.000Z',
};

beforeEach(() => useSession.setState({ token: 'site-token' }));
afterEach(() => {
  cleanup();
  useSession.setState({ token: '' });
  vi.unstubAllGlobals();
});

interface Visit {
  bought?: unknown;
  closesInMs?: number;
  limited?: { bet: string; number: string; percent: number }[];
  tickets?: unknown[];
  groups?: number[];
}

async function visit({
  bought = { ticket: { ...ticket, status: 'placed' }, balanceMinor: '0' },
  closesInMs = 60_000,
  limited = [],
  tickets = [ticket],
  groups = [1956, 1900, 1850, 1800, 1700],
}: Visit = {}) {
  const orders: unknown[] = [];
  const stops: unknown[] = [];
  const closesAtMs = performance.now() + closesInMs;
  stubServer((path, { body }: SentRequest) => {
    if (path === pathOf('lottoBuy') && body !== null) {
      orders.push(body);
      return bought;
    }
    if (path === pathOf('lottoStop')) stops.push(body);
    const answers: Record<string, unknown> = {
      [pathOf('launchGame')]: { target: 'lottery', url: `/lottery?gameCode=${gameId}&launchToken=once` },
      [pathOf('lottoOpen')]: { session: 's1', balanceMinor: '0' },
      [pathOf('lottoTickets')]: { list: tickets, groups, balanceMinor: '0' },
      [pathOf('lottoStop')]: { stopped: 2, balanceMinor: '0' },
      [pathOf('lottoIssues')]: { open: issue, drawn: [drawn], limited, serverTime: issue.closesAt },
    };
    return answers[path] ?? refusal(404, 'not_found');
  });
  const lottery = { gameId, vendor: 'ELOTT', remark: 'SSC 1 min', numero: issue.numero };
  const page = () => (
    <LotterySlip
      lottery={lottery}
      rules={rules as NonNullable<typeof rules>}
      playType="direct-last2"
      closesAtMs={closesAtMs}
      currency={{ exponent: 2, symbol: 'P' }}
      requireLogin={(then) => then()}
    />
  );
  await renderSite(page, '/lottery');
  return { orders, stops };
}

const press = (name: RegExp | string, within_: ReturnType<typeof within> | typeof screen = screen) =>
  fireEvent.click(within_.getByRole('button', { name }));

test('numbers are chosen, priced, put on the ticket, confirmed and bought', async () => {
  const { orders } = await visit();
  const tens = within(await screen.findByRole('group', { name: 'Tens' }));
  const units = within(screen.getByRole('group', { name: 'Units' }));
  expect(screen.getByRole('button', { name: 'Add to the ticket' })).toHaveProperty('disabled', true);
  press('1', tens);
  press('2', tens);
  expect(screen.getByText('Choose at least 1 in “Units”')).toBeTruthy();
  press('3', units);
  expect(screen.getByText('2 bets')).toBeTruthy();
  expect(screen.getByText('P 97.80')).toBeTruthy();
  press('Add to the ticket');
  expect(screen.getByText('1 2 | 3')).toBeTruthy();
  press('Buy');
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/SSC 1 min, draw 202611210601: your ticket costs P 2\.00 and pays up to P 97\.80/),
  ).toBeTruthy();
  press('Buy', dialog);
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(orders[0]).toMatchObject({
    gameId,
    numero: issue.numero,
    lines: [{ bet: 'direct-last2', selection: '1,2|3', unitMinor: '100' }],
    costMinor: '200',
  });
  expect(await screen.findByText('Choose numbers and add them to the ticket.')).toBeTruthy();
});

test('a refusal is shown where the ticket is confirmed, and the ticket stays', async () => {
  await visit({ bought: refusal(422, 'betting_closed') });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Bet' }), { target: { value: 'sumWords' } });
  press('Odd');
  press('Add to the ticket');
  press('Buy');
  const dialog = within(await screen.findByRole('dialog'));
  press('Buy', dialog);
  expect((await dialog.findByRole('alert')).textContent).toBe('Bets are closed.');
  press('Not yet', dialog);
  expect(screen.getByText('Sum: big, small, odd, even', { selector: 'span' })).toBeTruthy();
});

test('own tickets show their winning lines, and the latest draw its numbers and seeds', async () => {
  await visit();
  expect(await screen.findByText('Won')).toBeTruthy();
  expect(await screen.findByRole('img', { name: '1 2 3 4 5' })).toBeTruthy();
  expect(screen.getByText(hash)).toBeTruthy();
});

test('after the lock nothing can be bought', async () => {
  await visit({ closesInMs: -1 });
  expect((await screen.findByRole('status')).textContent).toContain('takes no more bets');
  expect(screen.getByRole('button', { name: 'Buy' })).toHaveProperty('disabled', true);
});

test('a ticket is bought for several draws, to stop after a win, in a lower prize group', async () => {
  const { orders } = await visit();
  fireEvent.change(await screen.findByRole('combobox', { name: 'Bet' }), { target: { value: 'sumWords' } });
  press('Odd');
  press('Add to the ticket');
  fireEvent.change(screen.getByRole('combobox', { name: 'Draws on end' }), { target: { value: '5' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Prize group' }), { target: { value: '1800' } });
  expect(screen.getByRole('option', { name: '1800 · 7.8 % back' })).toBeTruthy();
  press('Buy');
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/5 draws from 202611210601 on: all tickets cost P 5\.00, each pays up to P 1\.80/),
  ).toBeTruthy();
  press('Buy', dialog);
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(orders[0]).toMatchObject({ costMinor: '100', prizeGroup: 1800, chase: { issues: 5, stopsOnWin: true } });
});

test('who has fewer rebate points plays in his own groups, and sees what comes back in them', async () => {
  const { orders } = await visit({ groups: [1930, 1900, 1850, 1800, 1700] });
  await screen.findByRole('option', { name: '1930 · 0 % back' });
  expect(screen.getByRole('option', { name: '1900 · 1.5 % back' })).toBeTruthy();
  fireEvent.change(await screen.findByRole('combobox', { name: 'Bet' }), { target: { value: 'sumWords' } });
  press('Odd');
  press('Add to the ticket');
  press('Buy');
  press('Buy', within(await screen.findByRole('dialog')));
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(orders[0]).toMatchObject({ prizeGroup: 1930 });
});

test('a number that pays less is shown before it is bought; a full one is not bought', async () => {
  const limited = [
    { bet: 'sumWords', number: 'odd', percent: 50 },
    { bet: 'sumWords', number: 'even', percent: 0 },
  ];
  const { orders } = await visit({ limited });
  fireEvent.change(await screen.findByRole('combobox', { name: 'Bet' }), { target: { value: 'sumWords' } });
  press('Even');
  expect(await screen.findByText('Even: full, takes no more bets')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to the ticket' })).toHaveProperty('disabled', true);
  press('Even');
  press('Odd');
  press('Add to the ticket');
  press('Buy');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Odd: pays 50 % of the usual')).toBeTruthy();
  expect(dialog.getByText(/pays up to P 0\.97/)).toBeTruthy();
  press('Buy', dialog);
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(orders[0]).toMatchObject({ lines: [{ lowered: { odd: 50 } }] });
});

test('what was bought ahead can be given back, and a corrected result is shown', async () => {
  const chase = { chaseId: '00000000-0000-4000-8000-000000000001', place: 2, count: 4, stopsOnWin: true };
  const waiting = { ...ticket, ticketId: 't2', status: 'placed', payoutMinor: null, chase };
  const { stops } = await visit({ tickets: [waiting, { ...ticket, generation: 2 }] });
  expect(await screen.findByText('2 of 4')).toBeTruthy();
  expect(screen.getByText('Result corrected')).toBeTruthy();
  press('Give the rest back');
  await waitFor(() => expect(stops).toEqual([{ gameId, chaseId: chase.chaseId }]));
});

test('a long choice is folded, and opened by a press', async () => {
  const selection = Array.from({ length: 60 }, (_, index) => `${index}`.padStart(2, '0')).join(',');
  const lines = [{ ...ticket.lines[0], bet: 'place', selection }];
  await visit({ tickets: [{ ...ticket, lines }] });
  press(await screen.findByRole('button', { name: 'Show all' }).then(() => 'Show all'));
  expect(screen.getByText(/58 59/)).toBeTruthy();
});
