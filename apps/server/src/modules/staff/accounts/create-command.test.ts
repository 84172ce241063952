import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { callsOf } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { hashToken, newId, randomToken } from '../../../platform/crypto/ids.ts';
import { createAuditLog } from '../../audit-log/index.ts';
import { runStaffCreate } from './create-command.ts';

const db = useTestDatabase();
const clock = testClock();
const password = 'A heron on the quay 5';
let server: LiveServer;
beforeAll(async () => {
  server = await openLiveServer(db, clock);
});
afterAll(() => server.close());

async function command(...args: string[]) {
  const lines: string[] = [];
  const { database } = db;
  const code = await runStaffCreate(args, {
    database,
    clock,
    newId,
    randomToken,
    hashToken,
    publicOriginOf: async () => 'https://play.example',
    auditLog: createAuditLog({ database, clock, anchorPath: '/nowhere' }),
    log: (line) => void lines.push(line),
  });
  return { code, lines };
}

test('the command prints a link that makes an administrator of all brands', async () => {
  const made = await command(
    '--brand',
    'baize_demo',
    '--name',
    'first.admin',
    '--role',
    'administrator',
    '--all-brands',
  );
  expect(made.code, made.lines.join()).toBe(0);
  const link = made.lines.at(-1) ?? '';
  expect(link).toMatch(/^https:\/\/play\.example\/console\/link#[\w-]{43}$/);
  const token = link.split('#')[1] ?? '';
  expect((await server.call('staffLinkInfo', { body: { token } })).value).toMatchObject({ username: 'first.admin' });
  expect((await server.call('staffLinkUse', { body: { token, username: 'first.admin', password } })).success).toBe(
    true,
  );
  const signedIn = await server.call('staffLogin', { body: { username: 'first.admin', password } });
  const own = (await callsOf(server, signedIn.value)('staffInfo', {})).value;
  expect(own).toMatchObject({ roles: ['Administrator'], forAllBrands: true });
  const again = await command('--brand', 'baize_demo', '--name', 'First.Admin', '--role', 'support');
  expect(again).toEqual({ code: 1, lines: ['There is a staff account First.Admin already.'] });
});

test.each([
  [['--brand', 'nowhere', '--name', 'a', '--role', 'support'], 1, /no brand nowhere/],
  [['--brand', 'baize_demo', '--role', 'support'], 2, /must be given/],
  [['--brand', 'baize_demo', '--name', 'a', '--role', 'king'], 2, /one of administrator, support, finance, content/],
  [['--else'], 2, /else/],
])('the command refuses %j', async (args, code, sentence) => {
  const said = await command(...args);
  expect(said.code).toBe(code);
  expect(said.lines[0]).toMatch(sentence);
});
