import { shownAmount } from '@baize/money';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { giveStatement } from '../granting/give.ts';
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
  return isMet ? 'counted' : 'waiting';
}

/** What the nth friend who counts brings. */
export function tierReward(tiers: readonly { fromFriends: number; rewardMinor: bigint }[], nth: number): bigint {
  return (
    [...tiers].sort((one, other) => other.fromFriends - one.fromFriends).find(({ fromFriends }) => fromFriends <= nth)
      ?.rewardMinor ?? 0n
  );
}

/** Inviting friends, while the REFERRAL promotion runs. */
export function createReferral(
  deps: Pick<RewardDependencies, 'database' | 'clock' | 'newId'>,
  settings: RewardSettingsStore,
) {
  const { database, clock, newId } = deps;
  const isRunning = ({ enabled, endsAt }: AllSettings['referral']) =>
    enabled && (endsAt === null || new Date(endsAt) > clock.now());

  const look = async (memberId: string, brand: RewardBrand) => {
    const referral = await settings.of(brand.id, 'referral');
    const at = (field: string, text: string) => minorAt(field, text, brand.exponent);
    const bounds = {
      minDepositMinor: at('minDeposit', referral.minDeposit),
      minTurnoverMinor: at('minTurnover', referral.minTurnover),
    };
    const tiers = referral.tiers.map(({ fromFriends, reward }) => ({ fromFriends, rewardMinor: at('tiers', reward) }));
    let counted = 0;
    const friends = (await friendsOf(database, memberId)).map((friend) => {
      const state = friendState(friend, bounds);
      if (state === 'counted') counted += 1;
      return { ...friend, state, rewardMinor: state === 'counted' ? tierReward(tiers, counted) : 0n };
    });
    return { referral, bounds, tiers, friends, counted };
  };

  return {
    isRunning: async (brandId: string): Promise<boolean> => isRunning(await settings.of(brandId, 'referral')),

    /** Gives what friends bring that count by now; each friend once. */
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
          name: `${friend.nickname.slice(0, 2)}***`,
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
    const of = { id: brand.id, exponent: brand.currency.exponent, currencyCode: brand.currency.code };
    await referral.giveDue(member.id, of);
    return ok(await referral.summary(member.id, of));
  },
});
