// @covers referral

import { beforeAll, expect, test } from 'vitest';
import { insertSession } from '../../../../test/support/factories.ts';
import { newId } from '../../../platform/crypto/ids.ts';
import { useRewards } from '../rewards.fixture.ts';
import { friendRewards, tierReward } from './referral.ts';

const rewards = useRewards();
beforeAll(() =>
  rewards.setUp({
    ...{ kind: 'referral', enabled: true, endsAt: null, minDeposit: '20', minTurnover: '50' },
    tiers: [
      { fromFriends: 1, reward: '5' },
      { fromFriends: 2, reward: '8' },
    ],
  }),
);
const summary = async (memberId: string) => {
  const answer = await rewards.rewards.routes.referralSummary(rewards.caller(memberId));
  if (!answer.ok) throw new Error(answer.message);
  return answer.value;
};
const bring = async (uplineId: string, depositMinor: bigint, turnoverMinor: bigint) => {
  const player = await rewards.newPlayer({ balanceMinor: 100_000n });
  await rewards.owner.query('update members set upline_id = $1 where id = $2', [uplineId, player.memberId]);
  await rewards.owner.query(
    `insert into deposits (id, member_id, brand_id, request_id, provider, amount_minor, currency_code, created_at)
     values ($1, $2, $3, $1, 'test', $4, $5, $6)`,
    [newId(), player.memberId, rewards.brand.id, depositMinor, rewards.brand.currency.code, rewards.clock.now()],
  );
  await rewards.play(player, turnoverMinor, 0n);
  return player.memberId;
};

test('friends count once by deposit and turnover, each brings his tier, and names are masked', async () => {
  const memberId = await rewards.newMember();
  await bring(memberId, 2_000n, 5_000n);
  await bring(memberId, 2_000n, 5_000n);
  await bring(memberId, 1_999n, 5_000n);
  const shown = await summary(memberId);
  expect(shown).toMatchObject({ enabled: true, counted: 2, earned: '13.00' });
  expect(shown.friends.map(({ state }) => state).sort()).toEqual(['counted', 'counted', 'waiting']);
  expect(shown.friends.every(({ name }) => name.endsWith('***'))).toBe(true);
  await summary(memberId);
  expect(await rewards.rewards.claimableOf(memberId)).toBe(2);
});

test('a friend who counts after one that joined later brings what comes next, and what is shown is what was given', async () => {
  const memberId = await rewards.newMember();
  const early = await bring(memberId, 1_999n, 5_000n);
  await bring(memberId, 2_000n, 5_000n);
  expect(await summary(memberId)).toMatchObject({ counted: 1, earned: '5.00' });
  await rewards.owner.query('update deposits set amount_minor = 2000 where member_id = $1', [early]);
  expect(await summary(memberId)).toMatchObject({ counted: 2, earned: '13.00' });
  const { rows } = await rewards.owner.query(
    `select sum(amount_minor)::int as given from rewards where member_id = $1 and source = 'referral'`,
    [memberId],
  );
  expect(rows).toEqual([{ given: 1_300 }]);
});

test('whoever is kept from bonuses is given nothing for friends, and brings nothing as one', async () => {
  const memberId = await rewards.newMember();
  const friend = await bring(memberId, 2_000n, 5_000n);
  const block = (id: string, at: string) =>
    rewards.owner.query(`update members set bonuses_blocked_at = ${at} where id = $1`, [id]);
  await block(memberId, 'now()');
  expect(await summary(memberId)).toMatchObject({ counted: 1, earned: '0.00' });
  expect(await rewards.rewards.claimableOf(memberId)).toBe(0);
  await block(memberId, 'null');
  await block(friend, 'now()');
  expect(await summary(memberId)).toMatchObject({ counted: 0, earned: '0.00', friends: [{ state: 'waiting' }] });
  await block(friend, 'null');
  expect(await summary(memberId)).toMatchObject({ counted: 1, earned: '5.00' });
  expect(await rewards.rewards.claimableOf(memberId)).toBe(1);
});

test('friends below the first tier bring nothing, whoever counts first', () => {
  const tiers = [{ fromFriends: 2, rewardMinor: 800n }];
  const friends = ['a', 'b', 'c'].map((memberId) => ({ memberId, isCounted: true }));
  expect([...friendRewards(friends, new Map([['c', 800n]]), tiers)]).toEqual([
    ['c', 800n],
    ['a', 0n],
    ['b', 800n],
  ]);
  expect([...friendRewards(friends, new Map(), [])].every(([, minor]) => minor === 0n)).toBe(true);
});

test('a friend on the same device does not count, and the page says why', async () => {
  const memberId = await rewards.newMember();
  const friend = await bring(memberId, 9_000n, 9_000n);
  await insertSession(rewards.owner, memberId, rewards.brand.id);
  await rewards.owner.query(
    `update sessions set ip = '203.0.113.9', user_agent = 'one browser' where member_id = any ($1)`,
    [[memberId, friend]],
  );
  expect(await summary(memberId)).toMatchObject({ counted: 0, earned: '0.00', friends: [{ state: 'sameDevice' }] });
});

test.each([
  [0, 0n],
  [1, 500n],
  [2, 800n],
  [9, 800n],
])('friend number %i brings %i', (nth, minor) => {
  const tiers = [
    { fromFriends: 2, rewardMinor: 800n },
    { fromFriends: 1, rewardMinor: 500n },
  ];
  expect(tierReward(tiers, nth)).toBe(minor);
});
