// @covers lottery-statistics lottery-day-results

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { pathOf, renderSite, type SentRequest, stubServer } from '../../../../lib/testing/render-site.fixture.tsx';
import { type LotteryGame, rulesOfLottery } from '../../slip-rules.ts';
import { ResultsPanel } from './results-panel.tsx';
import { StatisticsPanel } from './statistics-panel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function rules(gameId: string): LotteryGame {
  const found = rulesOfLottery(gameId);
  if (!found) throw new Error(`no lottery ${gameId}`);
  return found;
}
const drawsAt = '2026-11-23T09:15:00.000Z';

test('provinces stand beside each other in the printed table; another day is asked for', async () => {
  const game = rules('vn-hcm');
  const result = (digit: string) =>
    Object.fromEntries(
      game.shape.map(({ key, of, count }) => [
        key,
        Array.from({ length: count }, () => digit.repeat('digits' in of ? of.digits : 1)),
      ]),
    );
  const draw = (gameId: string, name: string, digit: string) => ({
    ...{ gameId, name, numero: '20261123', drawsAt, source: 'drawn', result: result(digit) },
  });
  const asked: unknown[] = [];
  stubServer((path, { data }: SentRequest) => {
    if (path !== pathOf('lottoResults')) return undefined;
    asked.push(data);
    return {
      day: '2026-11-23',
      draws: [draw('vn-hcm', 'TP.HCM', '1'), draw('vn-ca-mau', 'Ca Mau', '2')],
      ...{ total: 2, totalPages: 1 },
    };
  });
  await renderSite(() => <ResultsPanel gameId="vn-hcm" rules={game} />, '/lottery');
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Prize',
    'TP.HCM',
    'Ca Mau',
  ]);
  expect(table.getByRole('row', { name: /Special prize/ }).textContent).toContain('111111');
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-16' } });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ gameId: 'vn-hcm', day: '2026-11-16', pageNo: 1 }));
});

test('fast draws are listed with their numbers; a day without results says so', async () => {
  const game = rules('elott-k3-60s');
  const results = [
    {
      ...{ gameId: 'elott-k3-60s', name: 'K3', numero: '202611230600', drawsAt, source: 'drawn' },
      result: { balls: ['1', '6', '3'] },
    },
  ];
  let draws = results;
  stubServer((path) =>
    path === pathOf('lottoResults')
      ? { day: '2026-11-23', draws, total: draws.length, totalPages: draws.length }
      : undefined,
  );
  await renderSite(() => <ResultsPanel gameId="elott-k3-60s" rules={game} />, '/lottery');
  expect(await screen.findByRole('img', { name: '1 6 3' })).toBeTruthy();
  draws = [];
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2020-01-01' } });
  expect(await screen.findByText('There are no results of this day.')).toBeTruthy();
});

test('statistics show hot and cold numbers and the trend of a place', async () => {
  const game = rules('elott-ssc-60s');
  const issue = (numero: string, balls: string[]) => ({ numero, result: { balls } });
  stubServer((path) =>
    path === pathOf('lottoIssues')
      ? {
          open: null,
          drawn: [issue('3', ['7', '7', '7', '7', '7']), issue('2', ['7', '1', '2', '3', '4'])],
          limited: [],
          serverTime: drawsAt,
        }
      : undefined,
  );
  await renderSite(() => <StatisticsPanel gameId="elott-ssc-60s" rules={game} />, '/lottery');
  const hot = within(await screen.findByRole('region', { name: 'Came most often' }));
  expect(hot.getAllByRole('listitem')[0]?.textContent).toBe('76 times');
  const trend = within(screen.getByRole('region', { name: 'Trend' }));
  expect(trend.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['2', '3']);
  fireEvent.change(trend.getByLabelText('Place'), { target: { value: '1' } });
  expect(trend.getByRole('row', { name: /^2/ }).querySelector('strong')?.textContent).toBe('1');
});
