// @covers bonus-grants

import { expect, test } from 'vitest';
import { grantBonus } from '../../../modules/ledger/index.ts';
import { useSlots } from '../testing/slots.fixture.ts';

const { money, enterSlot } = useSlots();

test('a game shows what can be staked: a bonus that is held is no part of it', async () => {
  const memberId = await money.newMember({ balanceMinor: 150n });
  const act = grantBonus({ reference: `reward/${memberId}`, memberId, subject: 'test', amountMinor: 5_000n });
  await money.ledger.runWalletTransaction({
    memberId,
    references: [],
    facts: () => null as never,
    decide: () => ({ acts: [act], lockedAccount: 'cash', booked: () => ({ answer: null }), insufficient: null }),
  });
  expect(await money.ledger.balanceOf(memberId)).toMatchObject({ cashMinor: 150n, bonusMinor: 5_000n });
  const { opened, frame } = await enterSlot('lantern_garden', memberId);
  expect(opened).toMatchObject({ balanceMinor: '150' });
  expect(await frame.balance()).toMatchObject({ value: { balanceMinor: '150' } });
  expect(await frame.spin('200')).toMatchObject({ ok: false, message: 'insufficient_funds' });
});
