import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import { rewardBrandOf } from '../brands.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { giveStatement } from '../granting/give.ts';
import { maskedName } from '../missions/leaderboards.ts';
import { minorAt } from '../settings/amounts.ts';
import type { AllSettings } from '../settings/defaults.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { runStatement } from '../statements.ts';
import type { RewardBrand } from '../vip/bonuses.ts';
import { type Friend, friendsOf } from './friends.ts';

const claimMs = 30 * 86_400_000;

export type FriendState = 'waiting' | 'counted' | 'sameDevice' | 'samePayee';

/** How a friend counts; what speaks against him is said, whatever he played. */
export function friendState(
  friend: Friend,
  { minDepositMinor, minTurnoverMinor }: { minDepositMinor: bigint; minTurnoverMinor: bigint },
): FriendState {
  if (friend.sharesPayee) return 'samePayee';
  if (friend.sharesDevice) return 'sameDevice';
  const isMet = friend.depositMinor >= minDepositMinor && friend.turnoverMinor >= minTurnoverMinor;
  return isMet && !friend.isBlocked ? 'counted' : 'waiting';
}

/** What the nth friend who counts brings. */
export function tierReward(tiers: Tiers, nth: number): bigint {
  return (
    [...tiers].sort((one, other) => other.fromFriends - one.fromFriends).find(({ fromFriends }) => fromFriends <= nth)
      ?.rewardMinor ?? 0n
  );
}

type Tiers = readonly { fromFriends: number; rewardMinor: bigint }[];

/**
 * What each friend who counts brings: one whose reward was given keeps it, whoever counts later. The others take the numbers that are free,
 * in their order: those below the first tier, which bring nothing, then those after the rewards that were given.
 */
export function friendRewards(
  friends: readonly { memberId: string; isCounted: boolean }[],
  given: ReadonlyMap<string, bigint>,
  tiers: Tiers,
): Map<string, bigint> {
  const paying = tiers.filter(({ rewardMinor }) => rewardMinor > 0n).map(({ fromFriends }) => fromFriends);
  const unpaid = Math.min(...paying) - 1;
  const rewards = new Map(given);
  let position = 0;
  for (const { memberId, isCounted } of friends) {
    if (!isCounted || given.has(memberId)) continue;
    position += 1;
    rewards.set(memberId, tierReward(tiers, position <= unpaid ? position : position + given.size));
  }
  return rewards;
}

/** Inviting friends, while the REFERRAL promotion runs. */
export function createReferral(
  deps: Pick<RewardDependencies, 'database' | 'clock' | 'newId'>,
  settings: RewardSettingsStore,
) {
  const { database, clock, newId } = deps;
  const isRunning = ({ enabled, endsAt }: AllSettings['referral']) =>
    enabled && (endsAt === null || new Date(endsAt) > clock.now());

  /** Rewards that were given before, by the friend. */
  const givenFor = async (memberId: string): Promise<Map<string, bigint>> => {
    const { rows } = await sql<{ friendId: string; amountMinor: bigint }>`
      select reference as "friendId", amount_minor as "amountMinor" from rewards
      where member_id = ${memberId} and source = 'referral'`.execute(database);
    return new Map(rows.map(({ friendId, amountMinor }) => [friendId, amountMinor]));
  };

  const isKeptFromBonuses = async (memberId: string): Promise<boolean> => {
    const { rows } = await sql`select from members where id = ${memberId} and bonuses_blocked_at is not null`.execute(
      database,
    );
    return rows.length > 0;
  };

  const look = async (memberId: string, brand: RewardBrand) => {
    const referral = await settings.of(brand.id, 'referral');
    const at = (field: string, text: string) => minorAt(field, text, brand.exponent);
    const bounds = {
      minDepositMinor: at('minDeposit', referral.minDeposit),
      minTurnoverMinor: at('minTurnover', referral.minTurnover),
    };
    const tiers = referral.tiers.map(({ fromFriends, reward }) => ({ fromFriends, rewardMinor: at('tiers', reward) }));
    const found = (await friendsOf(database, memberId)).map((friend) => ({
      ...friend,
      state: friendState(friend, bounds),
    }));
    const given = await givenFor(memberId);
    const counting = found.map(({ memberId: id, state }) => ({ memberId: id, isCounted: state === 'counted' }));
    const rewards = (await isKeptFromBonuses(memberId)) ? given : friendRewards(counting, given, tiers);
    const friends = found.map((friend) => ({ ...friend, rewardMinor: rewards.get(friend.memberId) ?? 0n }));
    const counted = friends.filter(({ state }) => state === 'counted').length;
    return { referral, bounds, tiers, friends, counted };
  };

  return {
    isRunning: async (brandId: string): Promise<boolean> => isRunning(await settings.of(brandId, 'referral')),

    /** Gives what friends bring that count by now; each friend once, and nothing while the member is kept from bonuses. */
    giveDue: async (memberId: string, brand: RewardBrand): Promise<void> => {
      if (!isRunning(await settings.of(brand.id, 'referral'))) return;
      const { friends } = await look(memberId, brand);
      const now = clock.now();
      for (const friend of friends) {
        if (friend.rewardMinor === 0n) continue;
        await runStatement(
          database,
          giveStatement({
            ...{ memberId, id: newId(), brandId: brand.id, source: 'referral', payout: 'cash', names: {}, terms: null },
            reference: friend.memberId,
            subject: '',
            amountMinor: friend.rewardMinor,
            currencyCode: brand.currencyCode,
            givenAt: now,
            expiresAt: new Date(now.getTime() + claimMs),
          }),
        );
      }
    },

    summary: async (memberId: string, brand: RewardBrand) => {
      const { referral, bounds, tiers, friends, counted } = await look(memberId, brand);
      const amount = (minor: bigint) => shownAmount(minor, brand.exponent);
      return {
        enabled: isRunning(referral),
        endsAt: referral.endsAt,
        minDeposit: amount(bounds.minDepositMinor),
        minTurnover: amount(bounds.minTurnoverMinor),
        tiers: tiers.map(({ fromFriends, rewardMinor }) => ({ fromFriends, reward: amount(rewardMinor) })),
        friends: friends.map((friend) => ({
          name: maskedName(friend.nickname),
          joinedAt: friend.joinedAt.toISOString(),
          deposit: amount(friend.depositMinor),
          turnover: amount(friend.turnoverMinor),
          state: friend.state,
          reward: amount(friend.rewardMinor),
        })),
        counted,
        earned: amount(friends.reduce((sum, { rewardMinor }) => sum + rewardMinor, 0n)),
      };
    },
  };
}
export type Referral = ReturnType<typeof createReferral>;

export const referralRoutes = (referral: Referral): HandlersOf<'referralSummary'> => ({
  referralSummary: async ({ member, brand }) => {
    const of = rewardBrandOf(brand);
    await referral.giveDue(member.id, of);
    return ok(await referral.summary(member.id, of));
  },
});
