// @covers personal-profit

import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOf, refusal, renderSite, stubServer } from '../../../../lib/testing/render-site.fixture.tsx';
import type { PersonalProfit } from '../../api/personal-profit.ts';
import { ProfitPage } from './profit-page.tsx';

const nothing = { bets: 0, stake: '0.00', validTurnover: '0.00', payout: '0.00', net: '0.00' };
const profit: PersonalProfit = {
  firstDate: '2026-11-23',
  lastDate: '2026-11-29',
  timeZone: 'Asia/Manila',
  sums: { bets: 1234, stake: '61.00', validTurnover: '50.00', payout: '25.00', net: '-36.00' },
  types: [
    { gameType: 'RNG', bets: 2, stake: '11.00', validTurnover: '10.00', payout: '25.00', net: '14.00' },
    { gameType: 'LIVE', bets: 1232, stake: '50.00', validTurnover: '40.00', payout: '0.00', net: '-50.00' },
  ],
  days: [
    { date: '2026-11-23', ...nothing, net: '14.00' },
    { date: '2026-11-24', ...nothing, net: '-50.00' },
  ],
};
let asked: unknown[] = [];
let answer: () => unknown;

beforeEach(() => {
  asked = [];
  answer = () => profit;
  stubServer((path, { data }) => {
    if (path !== pathOf('personalProfit')) return { data: { lanes: [] } };
    asked.push(data);
    return answer();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (search = '') => renderSite(ProfitPage, `/?member=personalProfit${search}`);

it('shows the sums, each game type and each day of the running week', async () => {
  await show();
  const table = await screen.findByRole('table', { name: 'Won and lost by game type' });
  expect(
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringMatching(/Slots.*2.*11\.00.*10\.00.*25\.00.*\+14\.00/),
    expect.stringMatching(/Live.*1,232.*50\.00.*40\.00.*0\.00.*-50\.00/),
  ]);
  expect(screen.getByTestId('sum-net').textContent).toBe('-P\u00a036.00');
  expect(screen.getByTestId('sum-count').textContent).toBe('1,234');
  const days = within(screen.getByRole('figure', { name: 'Won and lost by day' })).getAllByRole('listitem');
  expect(days.map((day) => day.textContent)).toEqual(['23 Nov: +14.0023', '24 Nov: -50.0024']);
  expect(screen.getByText(/Asia\/Manila time zone/)).toBeTruthy();
  expect(asked).toEqual([{ period: 'W', back: 0 }]);
});

it('steps back and on, and begins anew with another period; the address knows', async () => {
  const { search } = await show();
  await screen.findByRole('table');
  fireEvent.click(screen.getByRole('button', { name: 'Earlier period' }));
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ period: 'W', back: 1 }));
  expect(search()).toMatchObject({ back: '1' });
  fireEvent.click(screen.getByRole('radio', { name: 'Half month' }));
  await vi.waitFor(() => expect(asked.at(-1)).toEqual({ period: 'H', back: 0 }));
  expect(search()).toEqual({ member: 'personalProfit', period: 'H' });
});

it.each(['&period=all&back=-1', '&period=X&back=1e9', '&back=0.5'])(
  'takes nonsense in the address (%s) for the running week',
  async (nonsense) => {
    await show(nonsense);
    await screen.findByRole('table');
    expect(asked).toEqual([{ period: 'W', back: 0 }]);
  },
);

it('says that nothing was played, and shows a failure with a way to ask again', async () => {
  answer = () => ({ ...profit, sums: nothing, types: [] });
  await show();
  expect(await screen.findByText('Nothing played in this period')).toBeTruthy();
  cleanup();
  answer = () => refusal(503, 'error_connection_problem');
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(2));
});
