// @covers favourites-and-recent

import { type CallRequest, type Calls, calls } from '@baize/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestMember } from '../../../platform/http/handlers.ts';
import { useCatalogue } from '../catalogue.fixture.ts';
import { createPersonalStore } from '../store.ts';
import { maxFavorites, mostRecent } from './personal.ts';

const bench = useCatalogue();
let member: RequestMember;

beforeEach(async () => {
  member = await bench.newMember();
});

const routes = () => bench.catalogue.routes;
const favoriteOf = async (gameCode: string, more: { vendor?: string; gameType?: 'RNG' | 'FISH' } = {}) => {
  const body = { nodeId: await bench.idOf(gameCode), vendor: 'BAIZE', gameType: 'RNG' as const, ...more };
  return { ...bench.context(), member, body };
};
const add = async (gameCode: string, more = {}) => routes().addFavoriteGame(await favoriteOf(gameCode, more));
const remove = async (gameCode: string) => routes().removeFavoriteGame(await favoriteOf(gameCode));

async function favorites(query: Partial<CallRequest<Calls['favoriteGamesList']>['data']> = {}, of = member) {
  const data = calls.favoriteGamesList.data.parse({ gameType: 'RNG', language: 'TY', ...query });
  const answer = await routes().favoriteGamesList({ ...bench.context(), member: of, data });
  if (!answer.ok) throw new Error(answer.message);
  expect(calls.favoriteGamesList.answer.parse(answer.value)).toEqual(answer.value);
  return answer.value;
}
const codes = async (query = {}, of = member) => (await favorites(query, of)).content.map((game) => game.gameCode);

async function ids(of = member) {
  const data = calls.favoriteGames.data.parse({});
  const answer = await routes().favoriteGames({ ...bench.context(), member: of, data });
  if (!answer.ok) throw new Error(answer.message);
  return answer.value.nodeIds;
}

async function recent(query: Partial<CallRequest<Calls['recentGames']>['data']> = {}) {
  const data = calls.recentGames.data.parse({ language: 'TY', ...query });
  const answer = await routes().recentGames({ ...bench.context(), member, data });
  if (!answer.ok) throw new Error(answer.message);
  expect(calls.recentGames.answer.parse(answer.value)).toEqual(answer.value);
  return answer.value;
}

describe('favourites', () => {
  test('are kept for the account alone, the newest first, once', async () => {
    const [first, second] = [await bench.offer(), await bench.offer()];
    expect(await add(first)).toMatchObject({ ok: true, value: { isFavorite: true } });
    bench.clock.advanceMs(1_000);
    await Promise.all([add(second), add(second)]);
    expect(await codes()).toEqual([second, first]);
    expect(await ids()).toEqual([await bench.idOf(second), await bench.idOf(first)]);
    const stranger = await bench.newMember();
    expect([await codes({}, stranger), await ids(stranger)]).toEqual([[], []]);
    expect(await remove(second)).toMatchObject({ ok: true, value: { isFavorite: false } });
    expect(await remove(second)).toMatchObject({ ok: true });
    expect(await codes()).toEqual([first]);
  });

  test('are paged, and narrowed by type and vendor', async () => {
    for (let index = 0; index < 4; index += 1) await add(await bench.offer());
    await add(await bench.offer({ gameType: 'FISH' }), { gameType: 'FISH' });
    await add(await bench.offer({ vendorCode: 'OTHER' }), { vendor: 'OTHER' });
    expect(await favorites({ pageSize: 2, pageNo: 3 })).toMatchObject({ total: 5, totalPages: 3, content: [{}] });
    expect(await favorites({ pageSize: 2, pageNo: 4 })).toMatchObject({ total: 5, content: [] });
    expect(await codes({ gameType: 'FISH' })).toHaveLength(1);
    expect(await codes({ vassalage: 'OTHER' })).toHaveLength(1);
    expect(await ids()).toHaveLength(6);
  });

  test('of a game that vanished are not shown, can be taken off, and come back with it', async () => {
    const code = await bench.offer();
    await add(code);
    const show = (enabled: boolean) =>
      bench.db.owner.query('update brand_games set enabled = $2 where brand_id = $1', [bench.brand.id, enabled]);
    await show(false);
    expect([await codes(), await ids()]).toEqual([[], []]);
    expect(await add(code)).toEqual({ ok: false, message: 'game_not_found' });
    await show(true);
    expect(await codes()).toEqual([code]);
    await show(false);
    await remove(code);
    await show(true);
    expect(await codes()).toEqual([]);
  });

  test('of an unknown game, another brand’s, or one that is named wrongly are refused', async () => {
    const code = await bench.offer();
    const foreign = await bench.offer({ brandId: bench.otherBrand.id });
    const missing = { ok: false, message: 'game_not_found' };
    expect(await add(foreign)).toEqual(missing);
    expect(await add(code, { vendor: 'OTHER' })).toEqual(missing);
    expect(await add(code, { gameType: 'FISH' })).toEqual(missing);
    for (const nodeId of ['', 'none', "' or 1=1 --", 7]) {
      expect(calls.addFavoriteGame.body.safeParse({ nodeId, vendor: 'BAIZE', gameType: 'RNG' }).success).toBe(false);
    }
    expect(await ids()).toEqual([]);
  });

  test(`are at most ${maxFavorites}`, async () => {
    const code = await bench.offer();
    await bench.db.owner.query(
      `with made as (
         insert into games (id, vendor_code, game_code, game_type, names, min_bet_minor, cover_url, wide_cover_url)
         select gen_random_uuid(), 'BAIZE', $3 || n, 'RNG', '{}', 1, '', '' from generate_series(1, $2::int) n returning id)
       insert into favorites (member_id, game_id, created_at) select $1, id, now() from made`,
      [member.id, maxFavorites, `${code}-filler-`],
    );
    expect(await add(code)).toEqual({ ok: false, message: 'favorites_full' });
    await bench.db.owner.query(
      'delete from favorites where ctid in (select ctid from favorites where member_id = $1 limit 1)',
      [member.id],
    );
    expect(await add(code)).toMatchObject({ ok: true });
    expect(await add(code)).toMatchObject({ ok: true });
  });
});

describe('recent games', () => {
  const start = async (gameCode: string) => {
    bench.clock.advanceMs(1_000);
    await bench.launch({ gameCode }, { member });
    return bench.clock.now().toISOString();
  };

  test('are those that were started, the latest first, each once', async () => {
    const [first, second] = [await bench.offer(), await bench.offer()];
    await start(first);
    const secondAt = await start(second);
    const firstAt = await start(first);
    expect((await recent()).list.map((game) => [game.gameCode, game.playedAt, game.hasOpenRound])).toEqual([
      [first, firstAt, false],
      [second, secondAt, false],
    ]);
    expect(await recent({ pageSize: 1, pageNo: 2 })).toMatchObject({
      total: 2,
      totalPages: 2,
      list: [{ gameCode: second }],
    });
    expect((await recent({ vassalage: 'OTHER' })).list).toEqual([]);
    expect((await recent({ gameType: 'FISH' })).list).toEqual([]);
  });

  test('are not those whose launch was refused', async () => {
    const code = await bench.offer();
    bench.refusal = 'account_blocked';
    await start(code);
    expect((await recent()).list).toEqual([]);
  });

  test('tell where a round waits to be played to its end', async () => {
    const [played, waiting, shown] = [await bench.offer(), await bench.offer(), await bench.offer()];
    for (const code of [played, waiting, shown]) await start(code);
    await bench.db.owner.query(
      `insert into rounds (vendor_code, round_id, brand_id, member_id, game_id, game_type, currency_code, account_kind, is_bet,
         stake_minor, payout_minor, status, is_credited, generation, bet_lines, opened_at, closed_at)
       select 'BAIZE', $1 || n, $2, $3, g.id, 'RNG', 'PLY', 'cash', false, 1, 0, case n when 1 then 'open' else 'closed' end, false, 0, 0,
         now(), case n when 1 then null else now() end
       from (values (1, $4), (2, $5)) as given(n, code) join games g on g.game_code = given.code`,
      [`round-${waiting}-`, bench.brand.id, member.id, waiting, shown],
    );
    await bench.db.owner.query(
      `insert into rounds select (jsonb_populate_record(r, jsonb_build_object('round_id', r.round_id || n, 'opened_at', now()))).*
       from rounds r, generate_series(1, 20) n where r.round_id = $1`,
      [`round-${waiting}-1`],
    );
    expect(await createPersonalStore(bench.db.database).openRounds(member.id)).toHaveLength(1);
    const open = (await recent()).list.filter((game) => game.hasOpenRound).map((game) => game.gameCode);
    expect(open).toEqual([waiting]);
    const launched = await bench.launch({ gameCode: waiting }, { member });
    expect(launched).toMatchObject({ ok: true, value: { openRound: { roundId: `round-${waiting}-1` } } });
    expect(await bench.launch({ gameCode: shown }, { member })).toMatchObject({ ok: true, value: { openRound: null } });
  });

  test(`are at most ${mostRecent}`, async () => {
    const code = await bench.offer();
    await bench.db.owner.query(
      `with made as (
         insert into games (id, vendor_code, game_code, game_type, names, min_bet_minor, cover_url, wide_cover_url)
         select gen_random_uuid(), 'BAIZE', $3 || n, 'RNG', '{}', 1, '', '' from generate_series(1, $2::int) n returning id)
       insert into recent_games (member_id, game_id, played_at) select $1, id, '2020-01-01' from made`,
      [member.id, mostRecent + 5, `${code}-recent-`],
    );
    await start(code);
    const { rows } = await bench.db.owner.query('select count(*)::int from recent_games where member_id = $1', [
      member.id,
    ]);
    expect(rows[0].count).toBe(mostRecent);
    expect((await recent()).list.map((game) => game.gameCode)).toEqual([code]);
  });
});
