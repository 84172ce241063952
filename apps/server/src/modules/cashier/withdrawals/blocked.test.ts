// @covers member-record

import { expect, test } from 'vitest';
import { useWithdrawals } from './testing/withdrawals.fixture.ts';

const rig = useWithdrawals();
const { money } = rig;

test('while staff has blocked withdrawals none is asked for; bets alone hinder none', async () => {
  const memberId = await money.newMember({ balanceMinor: 100_000n });
  const accountId = await rig.bind(memberId);
  const block = (column: string, at: string) =>
    money.owner.query(`update members set ${column} = ${at} where id = $1`, [memberId]);
  await block('withdrawals_blocked_at', 'now()');
  expect(await rig.request(memberId, accountId, '100.00')).toMatchObject({ ok: false, message: 'account_blocked' });
  expect(await money.ledger.balanceOf(memberId)).toMatchObject({ cashMinor: 100_000n, lockedMinor: 0n });
  await block('withdrawals_blocked_at', 'null');
  await block('bets_blocked_at', 'now()');
  expect(await rig.request(memberId, accountId, '100.00')).toMatchObject({ ok: true });
});
