import type { Calls, CallValue, Withdrawal } from '@baize/contract';
import { shownAmount } from '@baize/money';
import { sql } from 'kysely';
import type { HandlersOf, RequestBrand, RequestMember } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import { balanceOf, barOf, isBarredFromPayout } from '../../ledger/index.ts';
import { nothingOutstanding, readOutstandingTurnover } from '../wagering/index.ts';
import type { Automatic } from './automatic/automatic.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import { readRequestFacts } from './facts.ts';
import type { createMemberActs } from './member-acts.ts';
import type { createProofs } from './proofs.ts';
import type { createRequesting } from './requesting.ts';
import type { WithdrawalRow } from './rows.ts';
import { availableMinor, barsOf } from './rules.ts';
import type { WithdrawalStore } from './store.ts';
import { shownWithdrawal } from './views.ts';

/** Basis points as percent. */
const percentPlaces = 2;

export function createMemberRoutes(
  deps: WithdrawalDependencies,
  parts: {
    store: WithdrawalStore;
    request: ReturnType<typeof createRequesting>;
    acts: ReturnType<typeof createMemberActs>;
    proofs: ReturnType<typeof createProofs>;
    automatic: Automatic;
  },
): HandlersOf<
  'withdrawalTerms' | 'requestWithdrawal' | 'withdrawals' | 'cancelWithdrawal' | 'withdrawalProof' | 'confirmWithdrawal'
> {
  const { clock, accounts } = deps;
  const { store, request, acts, proofs, automatic } = parts;

  const shown = async (rows: readonly WithdrawalRow[], { id, brandId }: RequestMember): Promise<Withdrawal[]> => {
    const { withdrawals: settings } = await deps.brands.settingsOf(brandId);
    const [steps, all] = await Promise.all([
      store.steps(
        id,
        rows.map((row) => row.id),
      ),
      Promise.all([...new Set(rows.map((row) => row.accountId))].map((accountId) => accounts.find(id, accountId))),
    ]);
    return rows.map((row) =>
      shownWithdrawal({
        row,
        account: all.find((account) => account?.id === row.accountId),
        steps: steps.filter(({ withdrawalId }) => withdrawalId === row.id),
        cancellable: settings.mayCancel,
        now: clock.now(),
      }),
    );
  };
  const shownOne = async (row: WithdrawalRow, member: RequestMember) => {
    const [only] = await shown([row], member);
    if (!only) throw new Error(`withdrawal ${row.id} cannot be shown`);
    return ok(only);
  };

  return {
    withdrawalTerms: async ({ member, brand }) => ok(await termsOf(deps, member, brand)),
    requestWithdrawal: async ({ member, brand, body }) => {
      const requested = await request(member, brand, body);
      if (!requested.ok) return requested;
      const row = requested.value;
      if (row.state === 'REQUESTED') deps.background.run(() => automatic.decideOne(row));
      return shownOne(row, member);
    },
    withdrawals: async ({ member, data }) => {
      const [rows, total] = await Promise.all([
        store.page(member.id, data.pageNo, data.pageSize),
        store.count(member.id),
      ]);
      return ok({ list: await shown(rows, member), total, totalPages: Math.ceil(total / data.pageSize) });
    },
    cancelWithdrawal: async ({ member, params }) => {
      const moved = await acts.cancel(member, params.withdrawalId);
      return moved.ok ? shownOne(moved.value, member) : moved;
    },
    withdrawalProof: ({ member, upload, ip }) => proofs.add(member.id, upload, ip),
    confirmWithdrawal: async ({ member, brand, params, body }) => {
      const moved = await acts.confirm(member, brand, params.withdrawalId, body);
      return moved.ok ? shownOne(moved.value, member) : moved;
    },
  };
}

async function termsOf(
  deps: WithdrawalDependencies,
  member: RequestMember,
  brand: RequestBrand,
): Promise<CallValue<Calls['withdrawalTerms']>> {
  const now = deps.clock.now();
  const { withdrawals: settings, timeZone: zone } = await deps.brands.settingsOf(brand.id);
  const question = { memberId: member.id, currencyCode: brand.currency.code, zone, now };
  const [facts, bonusAtStake, outstanding, wallet, list, coolingOffUntil, level, requiredLevel, hasPaymentPassword] =
    await Promise.all([
      readRequestFacts(deps.database, { memberId: member.id, requestId: null, now, zone }),
      readBonusAtStake(deps, member.id),
      readOutstandingTurnover(deps.database, question),
      deps.ledger.walletOf(member.id),
      deps.accounts.list(member.id),
      deps.identity.coolingOffUntil(member.id),
      deps.identityCheck.levelOf(member.id),
      deps.identityCheck.levelForWithdrawal(brand.id, settings.minMinor),
      deps.identity.hasPaymentPassword(member.id),
    ]);
  const turnover = wallet && barOf(wallet, now)?.kind === 'exclusion' ? nothingOutstanding : outstanding;
  const cashMinor = wallet ? balanceOf(wallet).cashMinor : 0n;
  const standing = { ...facts, turnover, isBlocked: wallet !== null && isBarredFromPayout(wallet), cashMinor };
  const amount = (minor: bigint) => shownAmount(minor, brand.currency.exponent);
  return {
    min: amount(settings.minMinor),
    max: amount(settings.maxMinor),
    available: amount(availableMinor(standing)),
    cash: amount(standing.cashMinor),
    turnover: { missing: amount(turnover.missingMinor), held: amount(turnover.heldMinor) },
    perDay: settings.perDay,
    leftToday: Math.max(0, settings.perDay - facts.askedToday),
    freeLeftToday: Math.max(0, settings.freePerDay - facts.chargedToday),
    feePercent: shownAmount(BigInt(settings.feeBasisPoints), percentPlaces),
    feeMin: amount(settings.feeMinMinor),
    expectedMinutes: settings.expectedMinutes,
    confirmMinutes: settings.confirmMinutes,
    appealDays: settings.appealDays,
    mayCancel: settings.mayCancel,
    bars: barsOf(settings, standing, {
      hasPaymentPassword,
      hasUsableAccount: list.some((account) => account.usable_from <= now),
      isCoolingOff: coolingOffUntil !== null,
      lacksIdentityCheck: level < requiredLevel,
    }),
    coolingOffUntil: coolingOffUntil?.toISOString() ?? null,
    openWithdrawalId: facts.openId,
    requiredIdentityLevel: requiredLevel,
    bonusAtStake: bonusAtStake === null ? null : amount(bonusAtStake),
  };
}

/** Minor units of a running bonus that a withdrawal would end. */
async function readBonusAtStake(
  { database, bonuses }: WithdrawalDependencies,
  memberId: string,
): Promise<bigint | null> {
  if (!bonuses) return null;
  const { rows } = await sql<{ facts: unknown }>`select ${bonuses.facts(memberId)} as facts`.execute(database);
  return bonuses.atStakeMinor(rows[0]?.facts ?? null);
}
