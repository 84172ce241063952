// @covers play-bars

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../support/live-server.ts';
import { testClock } from '../support/test-clock.ts';
import { useTestDatabase } from '../support/test-database.ts';
import { testPassword } from '../support/test-server.ts';

const db = useTestDatabase();
const clock = testClock();
const tries = 10_000;
const atOnce = 20;
let live: LiveServer;
beforeAll(async () => {
  live = await openLiveServer(db, clock);
  live.server.start();
});
afterAll(() => live.close());

const brandOf = async (username: string): Promise<string> => {
  const { rows } = await db.owner.query('select brand_id from members where username = $1', [username]);
  return rows[0]?.brand_id;
};

test.runIf(process.env.LONG_TESTS === '1')(
  'of 10,000 deposits that an excluded member tries none gets through',
  { timeout: 1_800_000 },
  async () => {
    const token = await live.register('barred');
    await live.call('barOwnPlay', { body: { length: '6m' } }, { token });
    const own = (await live.call('login', { body: { username: 'barred', password: testPassword } })).value.token;
    const answers = new Map<string, number>();
    const tryOnce = async (at: number): Promise<void> => {
      const [requestId, amount] = [randomUUID(), `${1 + (at % 500)}.00`];
      const answer =
        at % 2 === 0
          ? await live.call('sandboxDeposit', { body: { requestId, amount } }, { token: own })
          : await live.call('createDeposit', { body: { requestId, methodCode: 'any', amount } } as never, {
              token: own,
            });
      const said = answer.success ? 'through' : answer.message;
      answers.set(said, (answers.get(said) ?? 0) + 1);
    };
    for (let first = 0; first < tries; first += atOnce)
      await Promise.all(Array.from({ length: atOnce }, (_, index) => tryOnce(first + index)));
    expect(answers.get('through')).toBeUndefined();
    expect(answers.get('play_barred')).toBeGreaterThanOrEqual(tries / 2);
    expect([...answers.values()].reduce((sum, count) => sum + count, 0)).toBe(tries);
    const { rows } = await db.owner.query(
      `select count(*)::int as count from members m
       join (select member_id from deposits union all select member_id from deposit_orders) d on d.member_id = m.id
       where m.username = 'barred'`,
    );
    expect(rows[0]?.count).toBe(0);
    expect((await live.call('memberInfo', {}, { token: own })).value.playBar).toMatchObject({ kind: 'exclusion' });
  },
);

test.runIf(process.env.LONG_TESTS === '1')(
  'of a message to everybody none reaches 10,000 excluded members',
  { timeout: 600_000 },
  async () => {
    await live.register('open');
    const brandId = await brandOf('open');
    await db.owner.query(
      `insert into members (id, brand_id, username, nickname, type, play_bar, registered_at)
       select gen_random_uuid(), $1, 'excluded' || n, 'excluded' || n, 0, 'exclusion', now() from generate_series(1, $2::int) n`,
      [brandId, tries],
    );
    const staff = await live.signInStaff();
    const audience = { to: 'segment', names: [], labels: [], minRank: 0, maxRank: 100, languages: [] } as const;
    const texts = [{ language: 'TY' as const, title: 'Come and play', text: 'Today' }];
    const body = { messageId: randomUUID(), audience, texts, sendAt: null } as never;
    await live.call('staffMessageWrite', { body }, { token: staff });
    const readers = async () => {
      const { rows } = await db.owner.query(
        `select m.username from messages s join members m on m.id = s.member_id where s.kind = 'staff' order by 1`,
      );
      return rows.map(({ username }) => username);
    };
    await expect.poll(readers, { timeout: 60_000 }).toContain('open');
    const { rows } = await db.owner.query('select state from staff_messages');
    expect(rows.map(({ state }) => state)).toEqual(['sent']);
    // None but the demo's own members beside him: neither the many nor the one who tried to deposit.
    expect(await readers()).toEqual(['demoagent', 'demomember', 'open']);
  },
);
