// @covers catalogue-scale

import { calls } from '@baize/contract';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/crypto/ids.ts';
import type { RequestBrand, RequestMember } from '../../../platform/http/handlers.ts';
import { useCatalogue } from '../catalogue.fixture.ts';
import { runGamesGenerate } from './command.ts';
import { generatedVendorCode } from './generate.ts';

/** A brand with 20,000 games of 60 vendors, and 100,000 favourites. What a client waits there is measured by `npm run bench -- catalogue`. */
const bench = useCatalogue();
const gamesCount = 20_000;
let brand: RequestBrand;
let member: RequestMember;
const said: string[] = [];

const generate = (...args: string[]) =>
  runGamesGenerate(args, {
    database: bench.db.database,
    clock: bench.clock,
    newId,
    log: (line) => void said.push(line),
    demoBrandCode: 'the_demo',
  });

beforeAll(async () => {
  expect(await generate('--brand', 'scale')).toBe(0);
  const { rows } = await bench.db.owner.query(`select id, code from brands where code = 'scale'`);
  brand = { ...rows[0], currency: { code: 'PLY', exponent: 2, symbol: 'P' } };
  await bench.db.owner.query(
    `insert into members (id, brand_id, username, nickname, type, registered_at)
     select gen_random_uuid(), $1, 'm' || n, 'm' || n, 0, now() from generate_series(1, 200) n`,
    [brand.id],
  );
  await bench.db.owner.query(
    `insert into favorites (member_id, game_id, created_at)
     select m.id, g.game_id, now() from (select id, row_number() over () as n from members where brand_id = $1) m
     join (select game_id, row_number() over () as n from brand_games where brand_id = $1) g on g.n % 40 = m.n % 40
     where g.n <= 20000`,
    [brand.id],
  );
  const members = await bench.db.owner.query('select id from members where brand_id = $1 limit 1', [brand.id]);
  member = { id: members.rows[0].id, brandId: brand.id, sessionId: newId(), type: 0 };
}, 120_000);

test('is there once: doing it again adds nothing, and the demo is never filled', async () => {
  expect(said).toEqual([expect.stringContaining('20000 generated games of 60 vendors. It answers at scale.localhost')]);
  const countOf = async () => {
    const { rows } = await bench.db.owner.query('select count(*)::int from brand_games where brand_id = $1', [
      brand.id,
    ]);
    return rows[0].count;
  };
  expect(await countOf()).toBe(gamesCount);
  expect(await generate('--brand', 'scale', '--games', '500')).toBe(0);
  expect(await countOf()).toBe(gamesCount);
  expect(await generate('--brand', 'the_demo')).toBe(2);
  for (const args of [
    [],
    ['--brand', 'A B'],
    ['--brand', 'x', '--games', '0'],
    ['--brand', 'x', '--games', '1e9'],
    ['--x'],
  ]) {
    expect(await generate(...args)).toBe(2);
  }
  const { rows } = await bench.db.owner.query('select count(*)::int from favorites');
  expect(rows[0].count).toBe(100_000);
});

test('shows every game of a type once', async () => {
  const { total, totalPages } = await bench.list({ gameType: 'PVP', pageSize: 100 }, brand);
  const seen = new Set<string>();
  for (let pageNo = 1; pageNo <= totalPages; pageNo += 1) {
    const { games } = await bench.list({ gameType: 'PVP', pageSize: 100, pageNo }, brand);
    for (const game of games) seen.add(game.nodeId);
  }
  expect([seen.size, totalPages]).toEqual([total, Math.ceil(total / 100)]);
  expect(total).toBeGreaterThan(2_000);
});

test('shows the games of a vendor, and of 100,000 favourites the member’s own, each once', async () => {
  const vendorCode = generatedVendorCode(7);
  const { games } = await bench.list({ vassalage: vendorCode }, brand);
  expect(new Set(games.map(({ vassalage }) => vassalage))).toEqual(new Set([vendorCode]));
  const { rows } = await bench.db.owner.query(
    `select g.id from favorites f join games g on g.id = f.game_id where f.member_id = $1 and g.game_type = 'RNG'`,
    [member.id],
  );
  const pageOf = async (pageNo: number) => {
    const data = calls.favoriteGamesList.data.parse({ gameType: 'RNG', language: 'TY', pageNo });
    const answer = await bench.catalogue.routes.favoriteGamesList({ ...bench.context(brand), member, data });
    if (!answer.ok) throw new Error(answer.message);
    return answer.value;
  };
  const { total, totalPages } = await pageOf(1);
  expect([total, rows.length > 0]).toEqual([rows.length, true]);
  const seen: string[] = [];
  for (let pageNo = 1; pageNo <= totalPages; pageNo += 1)
    seen.push(...(await pageOf(pageNo)).content.map(({ nodeId }) => nodeId));
  expect(seen.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
});

test.each(['zzzzzzzz', 'a'.repeat(100)])('%s finds nothing', async (gameName) => {
  expect((await bench.list({ gameName }, brand)).total).toBe(0);
});

test.each([
  ['goldne dragon', 'Golden Dragon'],
  ['lanten mystic', 'Mystic Lantern'],
  ['vangrong', 'Golden Dragon'],
  ['huyền bí đèn lông', 'Mystic Lantern'],
  ['黄金龙', 'Golden Dragon'],
  ['โคมไฟ', 'Lantern'],
])('%j finds games as %s', async (gameName, name) => {
  const { games, total } = await bench.list({ gameName }, brand);
  expect(total).toBeGreaterThan(0);
  const words = name.split(' ');
  for (const game of games) for (const word of words) expect(game.gameName).toContain(word);
});
