// @covers lottery-day-results

import { lotteries } from '@baize/games/lottery-catalogue';
import { expect, test } from 'vitest';
import { useLotto } from './testing/lotto.fixture.ts';

const lotto = useLotto();

async function resultsOf(gameId: string, asked: { day?: string; pageNo?: number } = {}) {
  const data = { gameId, pageNo: 1, language: 'VI' as const, ...asked };
  const answer = await lotto.desk().routes.lottoResults({ ...lotto.context, data });
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
}

test('provinces of a region are answered together by day, the asked one first; other days and lotteries without a draw are empty', async () => {
  const [hcm] = lotteries.filter(({ code }) => code === 'vn-hcm');
  if (!hcm) throw new Error('no such lottery');
  expect(await resultsOf('vn-hcm')).toEqual({ day: null, draws: [], total: 0, totalPages: 0 });
  const issue = await lotto.openIssue('vn-hcm');
  await lotto.passTo(issue.drawsAt, 1_000);
  const day = issue.numero.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const latest = await resultsOf('vn-hcm');
  expect(latest.day).toBe(day);
  const beside = latest.draws.map(({ gameId }) => lotteries.find(({ code }) => code === gameId)?.tag);
  expect(new Set(beside)).toEqual(new Set([hcm.tag]));
  expect(latest.draws.length).toBeGreaterThan(1);
  expect(latest.draws[0]).toMatchObject({ gameId: 'vn-hcm', name: 'TP.HCM', numero: issue.numero, source: 'drawn' });
  expect(Object.keys(latest.draws[0]?.result ?? {})).toContain('DB');
  const other = latest.draws[1]?.gameId ?? '';
  expect((await resultsOf(other, { day })).draws[0]?.gameId).toBe(other);
  expect((await resultsOf('vn-hcm', { day: '2020-01-01' })).draws).toEqual([]);
});

test('a fast lottery’s day comes in pages, the newest draw first', async () => {
  const ssc = 'elott-ssc-60s';
  for (let draw = 0; draw < 31; draw++) await lotto.passTo((await lotto.openIssue(ssc)).drawsAt);
  const { day, draws, total, totalPages } = await resultsOf(ssc);
  expect([draws.length, totalPages, total >= 31]).toEqual([30, Math.ceil(total / 30), true]);
  expect(draws.every(({ gameId }) => gameId === ssc)).toBe(true);
  const numeros = draws.map(({ numero }) => numero);
  expect([...numeros].sort().reverse()).toEqual(numeros);
  const second = await resultsOf(ssc, { day: day ?? '', pageNo: 2 });
  expect((second.draws[0]?.numero ?? '') < (numeros.at(-1) ?? '')).toBe(true);
  expect(
    await lotto.desk().routes.lottoResults({ ...lotto.context, data: { gameId: 'x', pageNo: 1, language: 'TY' } }),
  ).toEqual({
    ok: false,
    message: 'game_not_found',
  });
});
