import { shownAmount } from '@baize/money';
import type { HandlersOf } from '../platform/http/handlers.ts';
import { ok } from '../platform/result.ts';

type WalletRoutes = HandlersOf<'merchantWallet'>;

export interface FundsDependencies {
  ledger: {
    balanceOf(memberId: string): Promise<{ cashMinor: bigint; bonusMinor: bigint; lockedMinor: bigint } | null>;
  };
  vendorWallets: WalletRoutes['merchantWallet'];
  standingOf(memberId: string): Promise<{ rankLevel: number }>;
  /** How an account stands to each kind of an agent's contract. */
  contractFlags(
    memberId: string,
  ): Promise<Record<'dailysalreqtype' | 'divtypereq' | 'contracthoursalreq' | 'realtimesalreqtype', number>>;
  rewards: {
    /** How many rewards the member could claim now. */
    claimableOf(memberId: string): Promise<number>;
    /** How many missions' prizes. */
    missionsToClaim(memberId: string, brandId: string, exponent: number): Promise<number>;
    isReferralOpen(brandId: string): Promise<boolean>;
  };
}

export interface FundsModule {
  routes: HandlersOf<'consolidatedFunds'>;
}

const trialType = 4;
/** The names of vendors are not used here, so their language does not matter. */
const fallbackLanguage = 'TY';

/** What an account has, over all modules that know a part of it. */
export function createFunds(deps: FundsDependencies): FundsModule {
  const { ledger, vendorWallets, standingOf, contractFlags, rewards } = deps;
  return {
    routes: {
      consolidatedFunds: async (caller) => {
        const { member, brand } = caller;
        const [balance, wallets, { rankLevel }, contracts, availablePromoCount, missionCount, isReferralOpen] =
          await Promise.all([
            ledger.balanceOf(member.id),
            member.type === trialType
              ? ok({ list: [] })
              : vendorWallets({
                  ...caller,
                  data: { isSingle: false, language: brand.defaultLanguage ?? fallbackLanguage },
                }),
            standingOf(member.id),
            contractFlags(member.id),
            rewards.claimableOf(member.id),
            member.type === trialType ? 0 : rewards.missionsToClaim(member.id, brand.id, brand.currency.exponent),
            rewards.isReferralOpen(brand.id),
          ]);
        if (!balance) throw new Error(`member ${member.id} has a session but no wallet`);
        if (!wallets.ok) return wallets;
        const amount = (minor: bigint) => shownAmount(minor, brand.currency.exponent);
        return ok({
          sumBalance: amount(balance.cashMinor),
          currency: brand.currency.code,
          currencySymbol: brand.currency.symbol,
          bonusBalance: amount(balance.bonusMinor),
          lockedBalance: amount(balance.lockedMinor),
          vendorWallets: wallets.value.list,
          ...contracts,
          availablePromoCount,
          availablePromo: availablePromoCount > 0,
          missionCount,
          isReferralOpen,
          hasVip: rankLevel > 0,
          vipRankLevel: rankLevel,
        });
      },
    },
  };
}
