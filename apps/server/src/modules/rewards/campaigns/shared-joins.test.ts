// @covers promotion-claims

import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { insertSession } from '../../../../test/support/factories.ts';
import { useRewards } from '../rewards.fixture.ts';
import { useCampaign } from './campaigns.fixture.ts';

const rewards = useRewards();
const campaign = useCampaign(rewards);
const limits = ['onePerDevice', 'onePerPayee'] as const;

/** Members who all come from one device, or have one payout account. */
const sharers = async (limit: (typeof limits)[number], count: number): Promise<string[]> => {
  const memberIds = await Promise.all(Array.from({ length: count }, () => rewards.newMember()));
  const browser = randomUUID();
  const numberHash = randomBytes(8);
  for (const memberId of memberIds) {
    if (limit === 'onePerDevice') {
      const { id } = await insertSession(rewards.owner, memberId, rewards.brand.id);
      await rewards.owner.query(`update sessions set ip = '192.0.2.9', user_agent = $2 where id = $1`, [id, browser]);
    } else {
      await rewards.owner.query(
        `insert into payout_accounts (member_id, id, brand_id, kind, institution, sealed_number, number_hash, number_end, holder, created_at, usable_from)
         values ($1, $2, $3, 'bank', 'X', '', $5, '', '', $4, $4)`,
        [memberId, randomUUID(), rewards.brand.id, rewards.clock.now(), numberHash],
      );
    }
  }
  return memberIds;
};

test.each(limits)('of two members who share one it is given to one: %s', async (limit) => {
  const [first = '', second = ''] = await sharers(limit, 2);
  const stranger = await rewards.newMember();
  await campaign.open({ trigger: 'date', payout: 'points', reward: '5', [limit]: true });
  expect(await campaign.join(first)).toMatchObject({ ok: true });
  expect(await campaign.join(second)).toEqual({ ok: false, message: 'offer_shared' });
  expect(await campaign.join(stranger)).toMatchObject({ ok: true });
});

test.each(limits)('of twelve who share one and come at once, one has it: %s', async (limit) => {
  const memberIds = await sharers(limit, 12);
  await campaign.open({ trigger: 'date', payout: 'cash', reward: '5', [limit]: true });
  const answers = await Promise.all(memberIds.map((memberId) => campaign.join(memberId)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.message === 'offer_shared')).toHaveLength(11);
  const { rows } = await rewards.owner.query('select count(*)::int as count from rewards where subject = $1', [
    campaign.id,
  ]);
  expect(rows).toEqual([{ count: 1 }]);
});

test('who joins one campaign does not wait for a join of another', async () => {
  const [first = '', second = ''] = await sharers('onePerDevice', 2);
  await campaign.open({ trigger: 'date', payout: 'points', reward: '5', onePerDevice: true });
  const held = campaign.id;
  await rewards.owner.query('begin');
  try {
    await rewards.owner.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`joins of ${held}`]);
    const waits = campaign.join(first);
    campaign.id = randomUUID();
    await campaign.open({ trigger: 'date', payout: 'points', reward: '5', onePerDevice: true });
    expect(await campaign.join(second)).toMatchObject({ ok: true });
    await rewards.owner.query('commit');
    expect(await waits).toMatchObject({ ok: true });
  } finally {
    await rewards.owner.query('rollback');
  }
});
