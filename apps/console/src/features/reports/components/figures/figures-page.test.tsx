// @covers report-figures

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeCalls } from '../../../../lib/fake-calls.fixture.ts';
import { renderConsole } from '../../../../lib/render-console.fixture.tsx';
import { FiguresPage } from './figures-page.tsx';

const row = { stakes: '20.20', wins: '25.00', ggr: '-4.80', ngr: '-6.00', bets: 20, currency: 'PLY' };

it('asks what stands in the address, and offers no figure that has no value for the split', async () => {
  const asked = fakeCalls({
    staffReport: ({ data }) => ({
      rows: [{ ...row, key: String(data.by), day: '2026-03-06', game: 'Lantern Garden' }],
      total: 1,
      from: '2026-03-06',
      to: '2026-03-06',
    }),
    staffSavedReports: () => ({ reports: [] }),
    staffReportSource: () => ({ asOf: null }),
  });
  const { history } = await renderConsole(FiguresPage, '/page?figures=ggr,nonsense,ngr&by=day&span=yesterday');
  expect((await screen.findByRole('region', { name: 'All of it in PLY' })).textContent).toContain('-P\u00a06.00');
  const question = { figures: ['ggr', 'ngr'], by: ['day'], span: 'yesterday' };
  expect(asked.filter(({ name }) => name === 'staffReport').map(({ data }) => data)).toEqual(
    expect.arrayContaining([
      { ...question, by: ['currency'] },
      { ...question, page: 1, pageSize: 25 },
      { ...question, sort: 'split', direction: 'asc', pageSize: 100 },
    ]),
  );
  fireEvent.change(screen.getByLabelText('Split by'), { target: { value: 'game' } });
  await waitFor(() => expect(history.location.search).toContain('by=game'));
  // No bonus belongs to a game: what is left of the figures is the GGR.
  expect(history.location.search).toContain('figures=ggr&');
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'NGR' })).disabled).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Stakes' }).disabled).toBe(false);
});
