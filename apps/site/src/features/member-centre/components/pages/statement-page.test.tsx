// @covers account-record

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOf, renderSite, stubServer } from '../../../../lib/testing/render-site.fixture.tsx';
import type { StatementLine } from '../../api/transactions.ts';
import { StatementPage } from './statement-page.tsx';

const line = (id: string, change: Partial<StatementLine> = {}): StatementLine => ({
  id,
  movement: 'deposit',
  amount: '5.00',
  balanceBefore: '0.00',
  balanceAfter: '5.00',
  reference: 'd-1',
  gameName: '',
  bookedAt: '2026-03-04T05:06:07.000Z',
  ...change,
});
interface Asked {
  pageNo: number;
  pageSize: number;
  kind?: string;
  minAmount?: string;
  maxAmount?: string;
  from?: string;
  language?: string;
}
let asked: Asked[];
let list: StatementLine[];
let saved: Blob[];

beforeEach(() => {
  asked = [];
  saved = [];
  list = [line('1-0'), line('2-0', { movement: 'memberTransferSent', amount: '-2.00', reference: '=1' })];
  stubServer((path, { data }) => {
    if (path !== pathOf('transactions')) return {};
    asked.push(data as Asked);
    return { list, total: list.length, totalPages: 1 };
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}` }));
  Object.assign(URL, { revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('explains each line, with the balance before and after it', async () => {
  await renderSite(StatementPage, '/?member=transactionHistory');
  const table = within(await screen.findByRole('table', { name: 'Account record' }));
  expect(table.getByText('Sent to your agent or a member below you')).toBeTruthy();
  expect(table.getAllByRole('row')[2]?.textContent).toContain('+5.00');
});

it('names a bet by its game, and keeps the round for whoever looks closer', async () => {
  list = [line('3-0', { movement: 'win', reference: 'r-1', gameName: 'European Roulette' })];
  await renderSite(StatementPage, '/?member=transactionHistory');
  const table = within(await screen.findByRole('table', { name: 'Account record' }));
  expect(table.getByText('European Roulette').getAttribute('title')).toBe('r-1');
  expect(asked.at(-1)).toMatchObject({ language: 'TY' });
});

it('narrows by kind, time and amount, and keeps that in the address', async () => {
  const { search } = await renderSite(StatementPage, '/?member=transactionHistory');
  fireEvent.change(await screen.findByLabelText('Kind'), { target: { value: 'deposits' } });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ kind: 'deposits', pageNo: 1 }));
  fireEvent.click(screen.getByRole('radio', { name: '7 days' }));
  await waitFor(() => expect(asked.at(-1)?.from).toMatch(/T/));
  fireEvent.change(screen.getByLabelText('At least'), { target: { value: '1,000' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show these' }));
  await waitFor(() => expect(asked.at(-1)?.minAmount).toBe('1000.00'));
  expect(asked.at(-1)).not.toHaveProperty('maxAmount');
  expect(search()).toMatchObject({ kind: 'deposits', period: '7d', min: '1,000' });
});

it.each(['much', '-5', '0', '1e3', '0.001', '٥'])(
  'says at the field that %s is no amount, and asks for nothing',
  async (wrong) => {
    await renderSite(StatementPage, '/?member=transactionHistory');
    await screen.findByRole('table', { name: 'Account record' });
    const before = asked.length;
    fireEvent.change(screen.getByLabelText('At most'), { target: { value: wrong } });
    fireEvent.click(screen.getByRole('button', { name: 'Show these' }));
    await waitFor(() => expect(screen.getByLabelText('At most').getAttribute('aria-invalid')).toBe('true'));
    expect(asked).toHaveLength(before);
  },
);

it('says that nothing matches, and clears the filters', async () => {
  list = [];
  const { search } = await renderSite(StatementPage, '/?member=transactionHistory&kind=bonuses');
  await screen.findByText('No line of your record matches');
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitFor(() => expect(search()).toEqual({ member: 'transactionHistory' }));
});

it('writes what is shown into a file', async () => {
  await renderSite(StatementPage, '/?member=transactionHistory&kind=deposits');
  fireEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked.at(-1)).toMatchObject({ kind: 'deposits', pageNo: 1, pageSize: 100 });
  const rows = (await saved[0]?.text())?.split('\r\n') ?? [];
  expect(rows).toHaveLength(4);
  expect(rows[2]).toMatch(/Transfer sent,Sent to your agent or a member below you,-2\.00,0\.00,5\.00,'=1$/);
});
