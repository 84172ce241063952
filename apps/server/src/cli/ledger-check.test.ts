// @covers auditor

import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { insertBrand, insertMember } from '../../test/support/factories.ts';
import { useTestDatabase } from '../../test/support/test-database.ts';

const db = useTestDatabase();
const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** The program as `npm run ledger:check` runs it from source. */
async function check(environment: Record<string, string>): Promise<{ code: number; stdout: string; stderr: string }> {
  const program = ['node_modules/tsx/dist/cli.mjs', 'apps/server/src/cli/ledger-check.ts'];
  const run = promisify(execFile)(process.execPath, program, {
    cwd: repository,
    env: { PATH: process.env.PATH, ...environment },
  });
  return run.then(
    (output) => ({ code: 0, ...output }),
    (error) => ({ code: error.code, stdout: error.stdout, stderr: error.stderr }),
  );
}

test('prints the figures and ends with 0, with 1 once the books are wrong', async () => {
  const clean = await check({ DATABASE_URL: db.url });
  expect(clean).toMatchObject({ code: 0, stderr: '' });
  expect(clean.stdout.split('\n')).toEqual(
    expect.arrayContaining([
      'imbalance 0',
      'negative balances 0',
      'rebuilt = stored for 0 of 0 accounts',
      'findings 0',
    ]),
  );

  const brand = await insertBrand(db.owner);
  const member = await insertMember(db.owner, brand.id);
  await db.owner.query(
    `insert into accounts (id, brand_id, member_id, kind, currency_code, balance_minor, opened_at)
     values (gen_random_uuid(), $1, $2, 'cash', 'PLY', 0, now())`,
    [brand.id, member.id],
  );
  await db.owner.query('update accounts set balance_minor = 5 where member_id = $1', [member.id]);
  const wrong = await check({ DATABASE_URL: db.url });
  expect(wrong.code).toBe(1);
  expect(wrong.stdout).toContain('imbalance 5\n');
  expect(wrong.stdout).toMatch(/stored-differs-from-rebuilt: Account .* stores 5 but its lines give 0\./);
});

test.each([
  [{ DATA_DIR: '/nowhere' }, /^The books cannot be read: \/nowhere holds no database yet; start the site once\.\n$/],
  [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^The books cannot be read: .*ECONNREFUSED.*\.\n$/],
  [{ DATABASE_URL: 'nonsense' }, /^The setting DATABASE_URL is wrong/],
])('says in one sentence why it cannot read the books of %j', async (environment, sentence) => {
  const answer = await check(environment as Record<string, string>);
  expect(answer).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });
});
