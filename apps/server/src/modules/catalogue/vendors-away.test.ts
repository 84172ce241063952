// @covers launch-by-type favourites-and-recent vendors-apart

import { calls } from '@baize/contract';
import { expect, test } from 'vitest';
import { useCatalogue } from './catalogue.fixture.ts';

/** Built-in vendors whose database is away: first it refuses, then it is silent. */
let answer: () => Promise<never> = () => Promise.reject(new Error('the vendors are away'));
const bench = useCatalogue({ vendorRoundsOf: () => answer(), vendorDeadlineMs: 50 });

test('vendors that do not say which rounds are open keep nobody from the games of others, nor from what was played last', async () => {
  const gameCode = await bench.offer();
  const member = await bench.newMember();
  const silent = new Promise<never>(() => undefined);
  for (const next of [answer, () => silent]) {
    answer = next;
    bench.failures = [];
    expect(await bench.launch({ gameCode }, { member })).toMatchObject({ ok: true, value: { openRound: null } });
    const data = calls.recentGames.data.parse({ language: 'TY' });
    const recent = await bench.catalogue.routes.recentGames({ ...bench.context(), member, data });
    expect(recent).toMatchObject({ ok: true, value: { list: [{ gameCode, hasOpenRound: false }] } });
    expect(bench.failures).toHaveLength(2);
  }
});
