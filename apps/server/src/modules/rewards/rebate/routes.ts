import type { GameType } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { periodAt } from '@baize/periods';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf, RequestBrand } from '../../../platform/http/handlers.ts';
import { fail, ok } from '../../../platform/result.ts';
import type { RewardDependencies } from '../dependencies.ts';
import { minorAt, percentOfPpm } from '../settings/amounts.ts';
import type { RewardSettingsStore } from '../settings/store.ts';
import { type RebateClaiming, rebateRates } from './claiming.ts';
import { grownRebate, type RebateFacts, rebateFacts } from './figures.ts';

const maxHistory = 60;

interface ClaimRow {
  claimId: string;
  claimedAt: Date;
  amountMinor: bigint;
  how: 'member' | 'automatic';
  lines: { gameType: GameType; turnoverMinor: string; ratePpm: string; amountMinor: string }[];
}

async function historyOf(database: Database, memberId: string): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select id as "claimId", claimed_at as "claimedAt", amount_minor as "amountMinor", how, lines from rebate_claims
    where member_id = ${memberId} order by claimed_at desc, id limit ${maxHistory}`.execute(database);
  return rows;
}

/** The member's rebate: the running sum, its claim and what came before. */
export function rebateRoutes(
  deps: Pick<RewardDependencies, 'database' | 'clock' | 'brands'>,
  settings: RewardSettingsStore,
  claim: RebateClaiming,
): HandlersOf<'rebateSummary' | 'claimRebate'> {
  const { database, clock } = deps;
  const standing = async (brand: RequestBrand) => {
    const rebate = await settings.of(brand.id, 'rebate');
    const { timeZone } = await deps.brands.settingsOf(brand.id);
    const now = clock.now();
    const period = periodAt(rebate.period, now, timeZone);
    return { rebate, now, period, minimumMinor: minorAt('minimum', rebate.minimum, brand.currency.exponent) };
  };

  return {
    rebateSummary: async ({ member, brand }) => {
      const { exponent, code } = brand.currency;
      const { rebate, period, minimumMinor } = await standing(brand);
      const [{ rows }, rates, history] = await Promise.all([
        sql<{ facts: RebateFacts }>`select ${rebateFacts(member.id, code, period)} as facts`.execute(database),
        rebateRates(settings, { id: brand.id, exponent }),
        historyOf(database, member.id),
      ]);
      const facts = rows[0]?.facts;
      if (!facts) throw new Error('the facts of a rebate gave no row');
      const grown = grownRebate(facts, rates, minimumMinor);
      const amount = (minor: bigint) => shownAmount(minor, exponent);
      return ok({
        enabled: rebate.enabled,
        period: rebate.period,
        periodEndsAt: period.end.toISOString(),
        minimum: amount(minimumMinor),
        lines: grown.lines.map(({ gameType, validTurnoverMinor, ratePpm, amountMinor }) => ({
          gameType: gameType as GameType,
          turnover: amount(validTurnoverMinor),
          percent: percentOfPpm(ratePpm),
          amount: amount(amountMinor),
        })),
        total: amount(grown.totalMinor),
        isClaimable: rebate.enabled && grown.isClaimable,
        history: history.map(({ claimedAt, amountMinor, lines, ...row }) => ({
          ...row,
          claimedAt: claimedAt.toISOString(),
          amount: amount(amountMinor),
          lines: lines.map(({ gameType, turnoverMinor, ratePpm, amountMinor: part }) => ({
            gameType,
            turnover: amount(BigInt(turnoverMinor)),
            percent: percentOfPpm(BigInt(ratePpm)),
            amount: amount(BigInt(part)),
          })),
        })),
      });
    },
    claimRebate: async ({ member, brand, body }) => {
      const { exponent, code } = brand.currency;
      const { rebate, period, minimumMinor, now } = await standing(brand);
      if (!rebate.enabled) return fail('operation_not_allowed');
      const claimed = await claim({
        memberId: member.id,
        brand: { id: brand.id, exponent, currencyCode: code },
        requestId: body.requestId.toLowerCase(),
        period,
        coversUntil: now,
        minimumMinor,
        how: 'member',
      });
      if (!claimed.ok) return claimed;
      const { amountMinor, cashMinor, isReplay } = claimed.value;
      return ok({
        amount: shownAmount(amountMinor, exponent),
        sumBalance: shownAmount(cashMinor, exponent),
        replay: isReplay,
      });
    },
  };
}
