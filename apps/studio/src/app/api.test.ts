// @covers lost-bet-answers

import { describe, expect, it, vi } from 'vitest';
import { createStudioApi } from './api.ts';

const roundId = '5f0c8a6e-2d1b-4c3a-9e8f-000000000001';
const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));

const openAnswer = {
  session: 's1',
  gameCode: 'lantern-garden',
  locale: 'TY',
  currency: { code: 'PLY', exponent: 2, symbol: 'P' },
  balanceMinor: '1000',
  betsMinor: ['20'],
  defaultBetMinor: '20',
  fairness: { serverSeedHash: 'h', nextServerSeedHash: 'n', clientSeed: 'c', nextNonce: 0 },
  unfinishedRound: null,
  lastRound: null,
  freeRounds: null,
  minRoundIntervalMs: 0,
  autoplay: false,
  featurePrices: [],
  realityCheck: null,
};

describe('createStudioApi', () => {
  it('sends the session of the opening in the header of later calls, without cookies', async () => {
    const fetcher = answering({ success: true, value: openAnswer, message: '' });
    const api = createStudioApi(fetcher, 'https://games.example');
    await api.call('studioOpen', { body: { launchToken: 't' } });
    fetcher.mockResolvedValueOnce(new Response(JSON.stringify({ success: true, value: { list: [] }, message: '' })));
    const rounds = await api.call('studioRounds', { data: { pageSize: 5 } });
    expect(rounds).toEqual({ ok: true, value: { list: [] } });
    const [url, init] = fetcher.mock.calls[1] ?? [];
    expect(url).toBe(`https://games.example/studio/v1/rounds?data=${encodeURIComponent('{"pageSize":5}')}`);
    expect(init).toMatchObject({ method: 'GET', credentials: 'omit', headers: { 'game-session': 's1' } });
  });

  it('gives a refusal as its reason', async () => {
    const api = createStudioApi(
      answering({ success: false, value: null, message: 'insufficient_funds' }, 422),
      'https://g.example',
    );
    expect(await api.call('studioSpin', { body: { roundId, betMinor: '20' } })).toEqual({
      ok: false,
      reason: 'insufficient_funds',
      detail: {},
    });
  });

  it.each([
    ['no network', vi.fn<typeof fetch>(async () => Promise.reject(new TypeError('Failed to fetch')))],
    ['a page of a proxy', vi.fn<typeof fetch>(async () => new Response('<html>', { status: 502 }))],
    ['an answer that was cut off', vi.fn<typeof fetch>(async () => new Response('{"success":tr'))],
    ['an error of something between', answering({ error: 'bad gateway' }, 502)],
  ])('calls %s unreachable', async (_name, fetcher) => {
    const outcome = await createStudioApi(fetcher, 'https://g.example').call('studioBalance', {});
    expect(outcome).toMatchObject({ ok: false, reason: 'unreachable' });
  });

  it.each([
    ['an answer of another form', answering({ success: true, value: { balanceMinor: 12.5 }, message: '' })],
    ['an answer without our envelope', answering({ balance: 12 })],
    ['a refusal that this page does not know', answering({ success: false, value: null, message: 'of_later' }, 409)],
    ['a path that the server does not know', answering({ success: false, value: null, message: 'not_found' }, 404)],
    ['a page that is not there', vi.fn<typeof fetch>(async () => new Response('<html>', { status: 404 }))],
  ])('calls %s unreadable: asking again brings nothing else', async (_name, fetcher) => {
    const outcome = await createStudioApi(fetcher, 'https://g.example').call('studioBalance', {});
    expect(outcome).toMatchObject({ ok: false, reason: 'unreadable' });
  });
});
