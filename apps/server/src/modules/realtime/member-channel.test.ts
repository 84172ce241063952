// @covers member-socket

import { memberChannel } from '@baize/contract/sockets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveServer, openLiveServer } from '../../../test/support/live-server.ts';
import { durationMs, quickestMs } from '../../../test/support/stalls.ts';
import { testClock } from '../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../test/support/test-database.ts';

const db = useTestDatabase();
const clock = testClock();
let first: LiveServer;
let second: LiveServer;
let serial = 0;
beforeAll(async () => {
  first = await openLiveServer(db, clock);
  second = await openLiveServer(db, clock);
});
afterAll(async () => {
  await first.close();
  await second.close();
});

const newMember = async () => {
  serial += 1;
  const username = `listener${serial}`;
  return { username, token: await first.register(username) };
};
const memberIdOf = async (token: string) => (await first.call('memberInfo', {}, { token })).value.id;
const deposit = (token: string, amount: string) =>
  second.call('sandboxDeposit', { body: { requestId: crypto.randomUUID(), amount } }, { token });

test('the listener receives customerId and account, then the balance', async () => {
  const { username, token } = await newMember();
  const socket = await first.connect(memberChannel, { token });
  expect(await socket.next('welcome')).toEqual({ customerId: await memberIdOf(token), account: username });
  expect(await socket.next('balance')).toEqual({ sumBalance: '0.00', currency: 'PLY', currencySymbol: 'P' });
});

test('money that moves in another process is announced within two seconds, once, and to its owner alone', async () => {
  const [{ token }, other] = [await newMember(), await newMember()];
  const mine = await first.connect(memberChannel, { token });
  const theirs = await first.connect(memberChannel, { token: other.token });
  await mine.next('balance');
  await theirs.next('balance');
  await deposit(token, '12.50');
  expect((await mine.next('balance')).sumBalance).toBe('12.50');
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(mine.heard.filter(({ name }) => name === 'balance')).toHaveLength(2);
  expect(theirs.heard.filter(({ name }) => name === 'balance')).toHaveLength(1);
});

test('news reach one member, or all of the brand, in whichever process they listen', async () => {
  const { token } = await newMember();
  const other = await newMember();
  const [here, there] = [await first.connect(memberChannel, { token }), await second.connect(memberChannel, { token })];
  const bystander = await second.connect(memberChannel, { token: other.token });
  const memberId = await memberIdOf(token);
  first.server.memberNews.toMember(memberId, 'chatUnread', { unread: 3 });
  expect(await here.next('chatUnread')).toEqual({ unread: 3 });
  expect(await there.next('chatUnread')).toEqual({ unread: 3 });
  const { rows } = await db.owner.query('select brand_id from members where id = $1', [memberId]);
  first.server.memberNews.toBrand(rows[0].brand_id, 'notice', {});
  await Promise.all([here.next('notice'), there.next('notice'), bystander.next('notice')]);
  expect(bystander.heard.map(({ name }) => name)).not.toContain('chatUnread');
});

test('a message is counted in whichever process its member listens, within two seconds, and to him alone', async () => {
  const [{ token }, other] = [await newMember(), await newMember()];
  const mine = await second.connect(memberChannel, { token });
  const theirs = await second.connect(memberChannel, { token: other.token });
  expect(await mine.next('messages')).toEqual({ unread: 0 });
  expect(await theirs.next('messages')).toEqual({ unread: 0 });
  await db.owner.query(
    `insert into messages (member_id, id, kind, reference, params, sent_at)
     values ($1, gen_random_uuid(), 'identityApproved', 'level 1', '{"level": "1"}', now())`,
    [await memberIdOf(token)],
  );
  expect(await mine.next('messages')).toEqual({ unread: 1 });
  const { asOf } = (await first.call('messages', { data: {} }, { token })).value;
  const until = new Date(new Date(asOf).getTime() + 365 * 24 * 60 * 60_000).toISOString();
  expect((await first.call('messagesReadAll', { body: { until } }, { token })).value).toEqual({ unread: 0 });
  expect(await mine.next('messages')).toEqual({ unread: 0 });
  expect(theirs.heard.filter(({ name }) => name === 'messages')).toHaveLength(1);
});

describe('a session that ends closes its sockets', () => {
  test('at log-out in another process within two seconds, and leaves the others of the member', async () => {
    const leave = async () => {
      const { username, token } = await newMember();
      const body = { username, password: 'Lantern-90417' };
      const stays = (await first.call('login', { body })).value.token;
      const [leaving, staying] = [
        await first.connect(memberChannel, { token }),
        await first.connect(memberChannel, { token: stays }),
      ];
      const tookMs = await durationMs(async () => {
        await second.call('logout', {}, { token });
        await leaving.next('forcedLogout');
        await leaving.closed;
      });
      expect(staying.raw.connected).toBe(true);
      return tookMs;
    };
    expect(await quickestMs(2_000, leave)).toBeLessThan(2_000);
  });

  test('at a block', async () => {
    const { token } = await newMember();
    const socket = await first.connect(memberChannel, { token });
    await second.server.identity.blockMember(await memberIdOf(token));
    await socket.next('forcedLogout');
    await socket.closed;
  });

  test('at a new password elsewhere', async () => {
    const { username, token } = await newMember();
    const login = await first.call('login', { body: { username, password: 'Lantern-90417' } });
    const socket = await first.connect(memberChannel, { token: login.value.token });
    const change = { newPassword: 'Garden-55512', confirmNewPassword: 'Garden-55512' };
    expect((await second.call('changePassword', { body: change }, { token })).success).toBe(true);
    await socket.closed;
  });
});

describe('nobody else gets in', () => {
  test.each([
    ['a token of nobody', { token: 'x'.repeat(43) }, 'in_logged_login'],
    ['no token', {}, 'invalid_input'],
    ['a token that is no text', { token: 5 }, 'invalid_input'],
    ['a surplus field', { token: 'x', admin: true }, 'invalid_input'],
    ['a chat token of nobody', { chatToken: 'x' }, 'session_expired'],
    ['a token of 10 kB', { token: 'x'.repeat(10_000) }, 'invalid_input'],
  ])('with %s', async (_who, auth, refusal) => {
    await expect(first.connect(memberChannel, auth)).rejects.toThrow(refusal);
  });

  test('with a token that was good once, or in a cookie', async () => {
    const { token } = await newMember();
    await expect(first.connect(memberChannel, {}, { cookie: `token=${token}` })).rejects.toThrow('invalid_input');
    await first.call('logout', {}, { token });
    await expect(first.connect(memberChannel, { token })).rejects.toThrow('session_expired');
  });
});

test('nothing failed behind all of this', () => expect([...first.failures, ...second.failures]).toEqual([]));
