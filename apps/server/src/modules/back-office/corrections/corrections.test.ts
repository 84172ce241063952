// @covers corrections-by-two

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertBrand } from '../../../../test/support/factories.ts';
import { type LiveServer, openLiveServer } from '../../../../test/support/live-server.ts';
import { auditOf, callsOf, newStaff } from '../../../../test/support/staff-accounts.ts';
import { testClock } from '../../../../test/support/test-clock.ts';
import { useTestDatabase } from '../../../../test/support/test-database.ts';
import { needsSecondPerson } from './rules.ts';
import { correctionStates, mayMoveCorrection } from './states.ts';

const db = useTestDatabase();
const clock = testClock();
const reason = 'the player was right';
const dayMs = 86_400_000;
let server: LiveServer;
type Desk = ReturnType<typeof callsOf>;
let desks: Desk[] = [];
beforeAll(async () => {
  server = await openLiveServer(db, clock);
  desks = [];
  for (const name of ['anna', 'ben']) desks.push(callsOf(server, await newStaff(server, db, name)));
});
afterAll(() => server.close());

let serial = 0;
const newMember = async (): Promise<string> => {
  serial += 1;
  const token = await server.register(`player${serial}`);
  return (await server.call('memberInfo', {}, { token })).value.id;
};
/** Somebody who has booked nothing yet. */
const newDesk = async (): Promise<Desk> => {
  serial += 1;
  return callsOf(server, await newStaff(server, db, `desk${serial}`));
};
const adjust = (by: Desk, memberId: string, amount: string, requestId: string = crypto.randomUUID()) =>
  by('staffMemberAdjust', { params: { memberId }, body: { requestId, amount, occasion: 'mistake', reason } });
const decide = (by: Desk, correctionId: string, to: 'booked' | 'refused') =>
  by('staffCorrectionDecide', { params: { correctionId }, body: { to, reason: 'looked at' } });
const cashOf = async (memberId: string): Promise<string> =>
  (await (desks[0] as Desk)('staffMember', { params: { memberId } })).value.balance.cash;
const listed = async (by: Desk, state: 'waiting' | 'booked' | 'refused', memberId: string) =>
  (await by('staffCorrections', { data: { state, pageSize: 100 } })).value.rows.filter(
    (row) => row.memberId === memberId,
  );

describe('rules', () => {
  const bounds = { aloneMaxMinor: 100n, aloneDayMinor: 250n };
  test.each([
    [100n, 0n, false],
    [101n, 0n, true],
    [-101n, 0n, true],
    [100n, 150n, false],
    [-100n, 151n, true],
  ])('%s after %s: a second person %s', (amountMinor, aloneMinor, isNeeded) => {
    expect(needsSecondPerson({ amountMinor, aloneMinor }, bounds)).toBe(isNeeded);
    expect(needsSecondPerson({ amountMinor, aloneMinor }, { aloneMaxMinor: null, aloneDayMinor: null })).toBe(false);
  });

  test('what waits is booked by somebody else, and refused by anybody; what is decided stays', () => {
    const moves = (['new', ...correctionStates] as const).flatMap((from) =>
      correctionStates.flatMap((to) =>
        [true, false].flatMap((isFirst) => (mayMoveCorrection(from, to, isFirst) ? [[from, to, isFirst]] : [])),
      ),
    );
    expect(moves).toEqual([
      ['new', 'waiting', true],
      ['new', 'booked', true],
      ['waiting', 'booked', false],
      ['waiting', 'refused', true],
      ['waiting', 'refused', false],
    ]);
  });
});

test('above what one person may give, a second one agrees; the log names both', async () => {
  const [anna, ben] = desks as [Desk, Desk];
  const memberId = await newMember();
  const requestId = crypto.randomUUID();
  const waiting = { state: 'waiting', balance: '0.00' };
  expect((await adjust(anna, memberId, '5000.01', requestId)).value).toEqual({ ...waiting, replay: false });
  expect((await adjust(anna, memberId, '5000.01', requestId)).value).toEqual({ ...waiting, replay: true });
  expect((await adjust(anna, memberId, '5000.02', requestId)).message).toBe('repeated_with_other_content');
  expect(await listed(anna, 'waiting', memberId)).toMatchObject([{ amount: '5000.01', isMine: true, reason }]);
  expect(await listed(ben, 'waiting', memberId)).toMatchObject([{ askedByName: 'anna', isMine: false }]);
  expect((await decide(anna, requestId, 'booked')).message).toBe('permission_not_held');
  const decided = await Promise.all([0, 1, 2].map(() => decide(ben, requestId, 'booked')));
  expect(decided.filter(({ value }) => value.replay === false)).toHaveLength(1);
  expect(await cashOf(memberId)).toBe('5000.01');
  expect((await adjust(anna, memberId, '5000.01', requestId)).value).toMatchObject({ state: 'booked', replay: true });
  expect((await decide(ben, requestId, 'refused')).message).toBe('already_decided');
  const lines = await auditOf(db, `member:${memberId}`);
  const acts = lines.map(({ act }) => act).filter((act) => /correct/i.test(act));
  expect(acts).toEqual(['askCorrection', 'correctBalance']);
  expect(lines.find(({ act }) => act === 'correctBalance')?.after).toMatchObject({ decisionReason: 'looked at' });
});

test('a refused or withdrawn correction changes nothing, and its request is over', async () => {
  const [anna, ben] = desks as [Desk, Desk];
  const memberId = await newMember();
  for (const by of [anna, ben]) {
    const requestId = crypto.randomUUID();
    await adjust(anna, memberId, '9000.00', requestId);
    expect((await decide(by, requestId, 'refused')).value).toEqual({ replay: false });
    expect((await adjust(anna, memberId, '9000.00', requestId)).message).toBe('already_decided');
  }
  expect([await cashOf(memberId), await listed(ben, 'waiting', memberId)]).toEqual(['0.00', []]);
  expect(await listed(ben, 'refused', memberId)).toHaveLength(2);
});

test('what the member has not is taken by nobody, and goes on waiting', async () => {
  const [anna, ben] = desks as [Desk, Desk];
  const memberId = await newMember();
  const requestId = crypto.randomUUID();
  await adjust(anna, memberId, '-6000.00', requestId);
  expect((await decide(ben, requestId, 'booked')).message).toBe('insufficient_funds');
  expect(await listed(ben, 'waiting', memberId)).toHaveLength(1);
});

test('many small corrections of one person at once come to no more than his day, and count no longer a day later', async () => {
  const desk = await newDesk();
  const memberId = await newMember();
  const answers = await Promise.all(Array.from({ length: 12 }, () => adjust(desk, memberId, '4000.00')));
  expect(answers.filter(({ value }) => value.state === 'booked')).toHaveLength(6);
  expect(await cashOf(memberId)).toBe('24000.00');
  clock.advanceMs(dayMs + 1);
  const other = await newDesk();
  expect((await adjust(other, memberId, '4000.00')).value.state).toBe('booked');
});

test('staff of a brand decides no correction of another', async () => {
  const [asking, other] = [await newDesk(), await newDesk()];
  const memberId = await newMember();
  const requestId = crypto.randomUUID();
  await adjust(asking, memberId, '7000.00', requestId);
  const { id } = await insertBrand(db.owner, 'elsewhere');
  await db.owner.query('update balance_corrections set brand_id = $1 where id = $2', [id, requestId]);
  expect((await decide(other, requestId, 'booked')).message).toBe('not_found');
  expect(await listed(other, 'waiting', memberId)).toEqual([]);
});
