// @covers console-lotteries

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeCalls } from '../../../lib/fake-calls.fixture.ts';
import { renderConsole } from '../../../lib/render-console.fixture.tsx';
import { type Lottery, type LotteryIssue, noLimit } from '../api/lotteries.ts';
import { IssueRecord } from './issue-page.tsx';
import { IssuesPage } from './issues-page.tsx';
import { LotteryRulesPage } from './rules-page.tsx';
import { TicketsPage } from './tickets-page.tsx';

const record: LotteryIssue = {
  issue: {
    gameId: 'th-hanoi',
    name: 'Hanoi Daily',
    numero: '20261126',
    source: 'entered',
    status: 'LOCK',
    generation: 0,
    opensAt: '2026-11-25T11:30:00.000Z',
    closesAt: '2026-11-26T11:20:00.000Z',
    drawsAt: '2026-11-26T11:30:00.000Z',
    settledAt: null,
    tickets: 2,
    stake: '30.00',
    payout: null,
    entries: 1,
  },
  result: null,
  serverTime: '2026-11-26T12:00:00.000Z',
  next: [
    { to: 'DRAWN', actor: 'staff' },
    { to: 'CANCELLED', actor: 'staff' },
  ],
  shape: [
    { prize: 'first', count: 1, digits: 6, tokens: [], isDistinct: false },
    { prize: 'back2', count: 1, digits: 2, tokens: [], isDistinct: false },
  ],
  entries: [
    {
      staffName: 'ben',
      isOwn: false,
      canWithdraw: false,
      at: '2026-11-26T11:40:00.000Z',
      kind: 'result',
      generation: 1,
      result: null,
      reason: 'as printed',
    },
  ],
  fed: [],
  canEnter: true,
  canCancel: true,
  numbers: [
    { bet: 'top2', number: '45', stake: '20.00', liability: '1800.00', percent: 50 },
    { bet: 'top2', number: '46', stake: '10.00', liability: '900.00', percent: 0 },
  ],
};
const lottery: Lottery = {
  gameId: 'th-hanoi',
  name: 'Hanoi Daily',
  tag: 'Thailand',
  source: 'drawn',
  bets: ['top2', 'top3'],
  waiting: 1,
};
const side = { tickets: 1, sum: '90.00' };
const at = '2026-11-26T11:31:00.000Z';
let fed: LotteryIssue['fed'] = [];
let entries: LotteryIssue['entries'] = [];
let asked: ReturnType<typeof fakeCalls>;

beforeEach(() => {
  fed = [];
  entries = record.entries;
  asked = fakeCalls({
    staffLotteries: () => ({
      rows: [lottery],
      feed: { lastMessageAt: at, fault: 'lottery: x is unknown', faultAt: at },
    }),
    staffLotteryIssues: () => ({ rows: [record.issue], total: 1 }),
    staffLotteryIssue: () => ({ ...record, fed, entries }),
    staffLotteryEffect: () => ({ tickets: 2, winning: 1, payout: '90.00', raised: side, lowered: side }),
    staffLotteryEnter: () => ({ state: 'differs' }),
    staffLotteryCancel: () => ({ state: 'waiting' }),
    staffLotteryWithdraw: () => ({}),
    staffLotteryClosures: () => ({ rows: [] }),
    staffLotteryLimits: () => ({ rows: [{ ...noLimit, gameId: 'th-hanoi', closeAt: '500.00' }] }),
    staffLotteryLimitSet: () => ({}),
    staffLotterySource: () => ({}),
    staffLotteryTickets: () => ({
      total: 1,
      rows: [
        {
          ticketId: 't1',
          memberId: 'm1',
          memberName: 'lena',
          gameId: 'th-hanoi',
          name: 'Hanoi Daily',
          numero: '20261126',
          status: 'settled',
          lines: [{ bet: 'top2', selection: '45', cost: '1.00', payout: '90.00', wins: 1 }],
          cost: '1.00',
          top: '90.00',
          payout: '90.00',
          generation: 1,
          chasePlace: 1,
          chaseCount: 1,
          boughtAt: '2026-11-26T11:00:00.000Z',
          settledAt: '2026-11-26T12:00:00.000Z',
        },
      ],
    }),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
const bodyOf = (name: string) => asked.find((one) => one.name === name)?.body;
const press = (name: string, inside: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(inside.getByRole('button', { name }));

it('lists issues with their state and their source', async () => {
  await renderConsole(() => <IssuesPage />);
  expect(await screen.findByText('20261126')).toBeTruthy();
  expect(screen.getAllByText('Closed for bets').length).toBeGreaterThan(0);
  expect(screen.getAllByText('Entered by two').length).toBeGreaterThan(0);
});

it('shows an issue’s clock, who acts next, hidden numbers of a colleague, and numbers by liability', async () => {
  await renderConsole(() => <IssueRecord gameId="th-hanoi" numero="20261126" />);
  expect(await screen.findByText('Drawn, being paid · by two of the staff')).toBeTruthy();
  expect(screen.getByText('Due now')).toBeTruthy();
  expect(screen.getByText('The numbers are shown once you have entered yours.')).toBeTruthy();
  const numbers = within(screen.getByRole('region', { name: 'Numbers with the highest possible loss' }));
  expect(numbers.getByText('50 %')).toBeTruthy();
  expect(numbers.getByText('closed')).toBeTruthy();
});

it('enters a result after showing what it changes; wrong numbers stand at their prize', async () => {
  await renderConsole(() => <IssueRecord gameId="th-hanoi" numero="20261126" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Enter the result' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/First prize/), { target: { value: '12345' } });
  press('Enter', dialog);
  expect(dialog.getAllByText('These are not the numbers of this prize')).toHaveLength(2);
  fireEvent.change(dialog.getByLabelText(/First prize/), { target: { value: '123456' } });
  fireEvent.change(dialog.getByLabelText(/Back two/), { target: { value: '78' } });
  press('Show what it changes', dialog);
  expect(await dialog.findAllByText(/1 ticket/)).toHaveLength(2);
  fireEvent.change(dialog.getByLabelText(/Where the numbers are from/), { target: { value: 'as printed' } });
  press('Enter', dialog);
  const result = { first: ['123456'], back2: ['78'] };
  await waitFor(() => expect(bodyOf('staffLotteryEnter')).toEqual({ result, reason: 'as printed' }));
});

it('cancels an issue with a reason', async () => {
  await renderConsole(() => <IssueRecord gameId="th-hanoi" numero="20261126" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the draw' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/the stakes of 2 tickets go back/)).toBeTruthy();
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'no draw today' } });
  press('Cancel the draw', dialog);
  await waitFor(() => expect(bodyOf('staffLotteryCancel')).toEqual({ reason: 'no draw today' }));
});

it('withdraws one’s own entry with a reason, and offers it for no other', async () => {
  entries = record.entries.flatMap((one) => [
    one,
    { ...one, staffName: 'anna', isOwn: true, canWithdraw: true, result: { first: ['123456'], back2: ['78'] } },
  ]);
  await renderConsole(() => <IssueRecord gameId="th-hanoi" numero="20261126" />);
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'another draw' } });
  press('Withdraw', dialog);
  await waitFor(() => expect(bodyOf('staffLotteryWithdraw')).toEqual({ reason: 'another draw' }));
});

it('sets limits and the source of results', async () => {
  await renderConsole(() => <LotteryRulesPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Maximum of a line/), { target: { value: '20' } });
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'a new limit' } });
  press('Save', dialog);
  await waitFor(() =>
    expect(bodyOf('staffLotteryLimitSet')).toMatchObject({ gameId: 'th-hanoi', line: '20', closeAt: '500.00' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  press('Enter results');
  const source = within(await screen.findByRole('dialog'));
  fireEvent.change(source.getByLabelText(/Reason/), { target: { value: 'official draw' } });
  press('Enter results', source);
  await waitFor(() => expect(bodyOf('staffLotterySource')).toMatchObject({ source: 'entered' }));
});

it('lists tickets, and shows one with its winning lines', async () => {
  await renderConsole(() => <TicketsPage />, '/page?open=t1');
  expect((await screen.findAllByText('lena')).length).toBeGreaterThan(0);
  expect(await screen.findByText('Won')).toBeTruthy();
});

it('shows how the feed of results stands, and takes a lottery from it', async () => {
  await renderConsole(() => <LotteryRulesPage />);
  const health = within(await screen.findByRole('region', { name: 'Feed of results' }));
  expect(health.getByText(/unknown/)).toBeTruthy();
  press('Take from the feed');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Reason/), { target: { value: 'by contract' } });
  press('Take from the feed', dialog);
  await waitFor(() => expect(bodyOf('staffLotterySource')).toMatchObject({ source: 'fed' }));
});

it('shows the results that the feed sent for a draw, and that they differ', async () => {
  fed = [
    { result: { first: ['123456'], back2: ['45'] }, at, isFirst: true },
    { result: { first: ['654321'], back2: ['46'] }, at, isFirst: false },
  ];
  await renderConsole(() => <IssueRecord gameId="th-hanoi" numero="20261126" />);
  const said = within(await screen.findByRole('region', { name: 'Results from the feed' }));
  expect(said.getByText('654321')).toBeTruthy();
  expect(said.getByText('differs')).toBeTruthy();
});
