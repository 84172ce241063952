// @covers credit-report

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { member, pathOf, refusal, renderSite, stubServer } from '../../../../lib/testing/render-site.fixture.tsx';
import type { CreditReport } from '../../api/credit-report.ts';
import { CreditReportPage } from './credit-report-page.tsx';

const report: CreditReport = {
  firstDate: '2026-11-23',
  lastDate: '2026-11-29',
  timeZone: 'Asia/Manila',
  madeAt: '2026-11-25T05:06:07.000Z',
  openingBalance: '100.00',
  closingBalance: '1150.50',
  net: '1050.50',
  kinds: [
    { kind: 'deposits', received: '1500.00', paid: '0.00', net: '1500.00', lines: 2 },
    { kind: 'withdrawals', received: '0.00', paid: '400.00', net: '-400.00', lines: 1 },
    { kind: 'bets', received: '20.00', paid: '69.50', net: '-49.50', lines: 1234 },
  ],
};
let asked: unknown[];
let answer: () => unknown;

beforeEach(() => {
  asked = [];
  answer = () => report;
  stubServer((path, { data }) => {
    if (path !== pathOf('creditReport')) return {};
    asked.push(data);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (search = '') =>
  renderSite(() => <CreditReportPage member={member} onSignOut={() => undefined} />, `/?member=creditReport${search}`);

it('shows the balances at both ends and what moved between them, and prints the same sheet', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await show();
  const table = await screen.findByRole('table', { name: 'What moved, by kind' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'KindDepositsLines2Received1,500.00Paid0.00Net+1,500.00',
    'KindWithdrawalsLines1Received0.00Paid400.00Net-400.00',
    'KindBetsLines1,234Received20.00Paid69.50Net-49.50',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledOnce();
  expect(document.querySelector('body > .print-sheet')?.textContent).toContain('1,150.50');
});

it('steps through the periods of the calendar', async () => {
  const { search } = await show('&period=M');
  await screen.findByRole('table');
  fireEvent.click(screen.getByRole('button', { name: 'Earlier period' }));
  await waitFor(() => expect(asked.at(-1)).toEqual({ period: 'M', back: 1 }));
  expect(search()).toMatchObject({ period: 'M', back: '1' });
});

it('says why it cannot be shown', async () => {
  answer = () => refusal(503, 'service_unavailable');
  await show();
  await screen.findByRole('alert');
});
