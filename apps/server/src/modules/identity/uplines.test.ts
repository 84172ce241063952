import fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertBrand } from '../../../test/support/factories.ts';
import { seedOfRun } from '../../../test/support/seed.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';
import { createMemberMoves } from './uplines.ts';

const db = useTestDatabase();
const clock = testClock('2026-05-01T12:00:00Z');
const move = (memberId: string, agentId: string | null) => createMemberMoves({ ...db, clock })(memberId, agentId);
const hex = (id: string) => id.replaceAll('-', '');
let brandId: string;
let brandCount = 0;

beforeAll(() => db.owner.query("set timezone = 'UTC'"));
beforeEach(async () => {
  brandCount += 1;
  brandId = (await insertBrand(db.owner, `team_brand_${brandCount}`)).id;
});

async function join(agentId: string | null, brand = brandId, owner = db.owner): Promise<string> {
  const id = newId();
  await owner.query(
    `insert into members (id, brand_id, username, nickname, type, upline_id, registered_at) values ($1, $2, $3, $3, 0, $4, $5)`,
    [id, brand, `m${hex(id).slice(-14)}`, agentId, '2026-04-01T00:00:00Z'],
  );
  return id;
}
const pathOf = async (id: string): Promise<string> =>
  (await db.owner.query('select upline_path from members where id = $1', [id])).rows[0].upline_path;
const pathOfIds = (...ids: string[]) => ids.map((id) => `${hex(id)}/`).join('');

test('who comes through an agent stands below him and all above him', async () => {
  const top = await join(null);
  const agent = await join(top);
  const member = await join(agent);
  expect([await pathOf(top), await pathOf(agent), await pathOf(member)]).toEqual([
    '',
    pathOfIds(top),
    pathOfIds(top, agent),
  ]);
});

test('a move takes everybody below along, and the old paths are kept with their time', async () => {
  const [one, two] = [await join(null), await join(null)];
  const agent = await join(one);
  const member = await join(agent);
  expect(await move(agent, two)).toEqual({ ok: true, value: null });
  expect([await pathOf(agent), await pathOf(member)]).toEqual([pathOfIds(two), pathOfIds(two, agent)]);
  const { rows } = await db.owner.query(
    'select valid_from, upline_path from member_teams where member_id = $1 order by valid_from',
    [member],
  );
  expect(rows).toEqual([
    { valid_from: new Date('2026-04-01T00:00:00Z'), upline_path: pathOfIds(one, agent) },
    { valid_from: clock.now(), upline_path: pathOfIds(two, agent) },
  ]);
  expect(await move(agent, null)).toEqual({ ok: true, value: null });
  expect(await pathOf(member)).toBe(pathOfIds(agent));
});

describe('refused is', () => {
  test('a place below oneself, and oneself', async () => {
    const agent = await join(null);
    const below = await join(await join(agent));
    expect(await move(agent, below)).toMatchObject({ message: 'operation_not_allowed' });
    expect(await move(agent, agent)).toMatchObject({ message: 'operation_not_allowed' });
    expect(await pathOf(agent)).toBe('');
  });

  test('an agent of another brand, and who is not there', async () => {
    const member = await join(null);
    const other = await insertBrand(db.owner, `team_other_${brandCount}`);
    expect(await move(member, await join(null, other.id))).toMatchObject({ message: 'not_found' });
    expect(await move(member, newId())).toMatchObject({ message: 'not_found' });
    expect(await move(newId(), member)).toMatchObject({ message: 'not_found' });
  });
});

const step = fc.record({ isMove: fc.boolean(), who: fc.nat(30), agent: fc.option(fc.nat(30)) });

test('after any moves and registrations each path is the one that the tree gives', async () => {
  const seed = seedOfRun('FUZZ_SEED');
  console.info(`teams: seed ${seed}`);
  const steps = fc.sample(step, { numRuns: 150, seed });
  const ids = [await join(null)];
  for (const { isMove, who, agent } of steps) {
    const agentId = agent === null ? null : (ids[agent % ids.length] ?? null);
    if (isMove) await move(ids[who % ids.length] ?? '', agentId);
    else ids.push(await join(agentId));
  }
  const { rows } = await db.owner.query(
    `with recursive tree as (
       select id, ''::text as path from members where brand_id = $1 and upline_id is null
       union all
       select m.id, tree.path || replace(tree.id::text, '-', '') || '/' from members m join tree on tree.id = m.upline_id)
     select count(*)::int as members, count(*) filter (where m.upline_path = tree.path)::int as right
     from members m left join tree using (id) where m.brand_id = $1`,
    [brandId],
  );
  expect(rows).toEqual([{ members: ids.length, right: ids.length }]);
});

test('who registers below an agent that is moved meanwhile stands at the new place', async () => {
  const [one, two] = [await join(null), await join(null)];
  const agent = await join(one);
  await db.owner.query('begin');
  const member = await join(agent);
  const moving = move(agent, two);
  await new Promise((resolve) => setTimeout(resolve, 200));
  await db.owner.query('commit');
  expect(await moving).toMatchObject({ ok: true });
  expect(await pathOf(member)).toBe(pathOfIds(two, agent));
});

test('teams are found by an index that serves prefixes', async () => {
  const { rows } = await db.owner.query(
    "select indexdef from pg_indexes where indexname in ('members_team', 'turnover_days_of_team', 'turnover_hours_of_team')",
  );
  expect(rows.map(({ indexdef }) => indexdef.includes('upline_path text_pattern_ops'))).toEqual([true, true, true]);
});
