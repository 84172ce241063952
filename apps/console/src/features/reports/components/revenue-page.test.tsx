// @covers revenue-reports reports-replica

import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { fakeCalls } from '../../../lib/fake-calls.fixture.ts';
import { renderConsole } from '../../../lib/render-console.fixture.tsx';
import { RevenuePage } from './revenue-page.tsx';

const row = { bets: 20, players: 2, stakes: '20.20', wins: '25.00', ggr: '-4.80', bonusCost: null, ngr: null };

afterEach(cleanup);

it('asks for the days and the split of the address, and shows each currency’s sums for themselves', async () => {
  const asked = fakeCalls({
    staffRevenueReport: ({ data }) =>
      data.by === 'currency'
        ? {
            rows: [
              { ...row, key: 'PLY', name: 'PLY', currency: 'PLY', bonusCost: '1.20', ngr: '-6.00' },
              { ...row, key: 'EUR', name: 'EUR', currency: 'EUR', bonusCost: '0.00', ngr: '-4.80' },
            ],
            total: 2,
          }
        : { rows: [{ ...row, key: '', name: '', currency: 'PLY' }], total: 1 },
    staffReportSource: () => ({ asOf: null }),
  });
  await renderConsole(RevenuePage, '/page?by=agent&from=2026-03-06&to=2026-03-06');
  expect((await screen.findByRole('region', { name: 'All of it in EUR' })).textContent).toContain('-EUR\u00a04.80');
  expect(screen.getByRole('region', { name: 'All of it in PLY' }).textContent).toContain('-P\u00a06.00');
  await screen.findByText('No agent');
  const days = { from: '2026-03-05T16:00:00.000Z', to: '2026-03-06T16:00:00.000Z' };
  expect(asked.map(({ data }) => data)).toEqual(
    expect.arrayContaining([
      { ...days, by: 'currency' },
      { ...days, by: 'agent', page: 1, pageSize: 25 },
    ]),
  );
});

it.each([
  ['a replica', '2026-03-06T04:04:31.000Z', true],
  ['the database itself', null, false],
])('figures from %s say so in the zone of the brand, if at all', async (_source, asOf, isShown) => {
  fakeCalls({
    staffRevenueReport: () => ({ rows: [{ ...row, key: '', name: '', currency: 'PLY' }], total: 1 }),
    staffReportSource: () => ({ asOf }),
  });
  await renderConsole(RevenuePage, '/page?by=agent');
  await screen.findByText('No agent');
  if (isShown) await screen.findByText(/^Figures as of 12:04:31/);
  else expect(screen.queryByText(/^Figures as of/)).toBeNull();
});
