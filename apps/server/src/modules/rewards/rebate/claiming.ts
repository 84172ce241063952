import type { Period } from '@baize/periods';
import { sql } from 'kysely';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { accountOf, payRebate, type SqlStatement } from '../../ledger/index.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { ladderOf } from '../settings/rules.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import type { RewardBrand } from '../vip/bonuses.ts';
import { type GrownRebate, grownRebate, type RebateFacts, rebateFacts } from './figures.ts';

export interface RebateClaim {
  memberId: string;
  brand: RewardBrand;
  /** Of the member's client, or the period's for the one that comes by itself. */
  requestId: string;
  period: Period;
  coversUntil: Date;
  minimumMinor: bigint;
  how: 'member' | 'automatic';
}

type Claimed = Result<
  { amountMinor: bigint; cashMinor: bigint; isReplay: boolean },
  'nothing_to_claim' | 'account_blocked'
>;

interface Facts {
  grown: RebateFacts;
  paidMinor: string | null;
}

/** Rates of the levels of a brand; while its ladder is off everybody has those of the lowest. */
export async function rebateRates(settings: RewardSettingsStore, brand: Pick<RewardBrand, 'id' | 'exponent'>) {
  const vip = await settings.of(brand.id, 'vip');
  const ladder = ladderOf(vip, brand.exponent);
  return (level: number) => ladder[vip.enabled ? Math.min(level, ladder.length - 1) : 0]?.rebates ?? {};
}

/** Pays what has grown since the last claim: read with the wallet and written with it, so that nothing is paid twice. */
export function createRebateClaiming(
  { ledger, newId, notify }: Pick<RewardDependencies, 'ledger' | 'newId' | 'notify'>,
  settings: RewardSettingsStore,
) {
  return async (claim: RebateClaim): Promise<Claimed> => {
    const { memberId, brand, requestId, period } = claim;
    const rates = await rebateRates(settings, brand);
    return ledger.runWalletTransaction<Facts, Claimed>({
      memberId,
      references: [],
      facts: () => sql<Facts>`json_build_object('grown', ${rebateFacts(memberId, brand.currencyCode, period)},
        'paidMinor', (select c.amount_minor::text from rebate_claims c where c.member_id = ${memberId} and c.request_id = ${requestId}))`,
      decide: ({ wallet, facts }, now) => {
        if (!wallet) throw new TypeError(`there is no member ${memberId}`);
        const cashMinor = accountOf(wallet, 'cash').balanceMinor;
        if (facts.paidMinor !== null)
          return { answer: ok({ amountMinor: BigInt(facts.paidMinor), cashMinor, isReplay: true }) };
        if (wallet.isBlocked) return { answer: fail('account_blocked') };
        const grown = grownRebate(facts.grown, rates, claim.minimumMinor);
        if (!grown.isClaimable) return { answer: fail('nothing_to_claim') };
        const id = newId();
        const { totalMinor } = grown;
        const notice = { memberId, reference: id, amountMinor: totalMinor, currencyCode: brand.currencyCode };
        return {
          acts: [payRebate({ reference: `rebate/${id}`, memberId, subject: id, amountMinor: totalMinor })],
          lockedAccount: 'cash',
          statements: [
            claimRow(claim, id, grown, now),
            ...(claim.how === 'automatic' ? notify({ ...notice, kind: 'rebatePaid' }) : []),
          ],
          booked: ({ balance }) => ({
            answer: ok({ amountMinor: totalMinor, cashMinor: balance.cashMinor, isReplay: false }),
          }),
          insufficient: fail('nothing_to_claim'),
        };
      },
    });
  };
}
export type RebateClaiming = ReturnType<typeof createRebateClaiming>;

function claimRow(claim: RebateClaim, id: string, { lines, totalMinor }: GrownRebate, now: Date): SqlStatement {
  const kept = lines.map(({ gameType, validTurnoverMinor, ratePpm, amountMinor }) => ({
    gameType,
    turnoverMinor: String(validTurnoverMinor),
    ratePpm: String(ratePpm),
    amountMinor: String(amountMinor),
  }));
  return {
    name: 'rebate_claimed',
    text: `insert into rebate_claims (member_id, id, brand_id, request_id, covers_until, amount_minor, currency_code, lines, how, claimed_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      claim.memberId,
      id,
      claim.brand.id,
      claim.requestId,
      claim.coversUntil,
      totalMinor,
      claim.brand.currencyCode,
      JSON.stringify(kept),
      claim.how,
      now,
    ],
  };
}
