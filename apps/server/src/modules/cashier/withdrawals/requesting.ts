import { parseAmount } from '@baize/money';
import { sql } from 'kysely';
import type { RequestBrand, RequestMember } from '../../../platform/http/handlers.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import { balanceOf, chargeFee, holdWithdrawal, isBarredFromPayout, barOf as playBarOf } from '../../ledger/index.ts';
import { nothingOutstanding, readOutstandingTurnover } from '../wagering/index.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import { type RequestFacts, requestFacts } from './facts.ts';
import { netMinor, type WithdrawalRow, withdrawalOf } from './rows.ts';
import { faultOfRequest, feeMinor, type RequestFault } from './rules.ts';
import { stepStatement, withdrawalStatement } from './store.ts';

export interface WithdrawalRequest {
  requestId: string;
  accountId: string;
  /** Decimal text. */
  amount: string;
  paymentPassword: string;
  /** The member was shown what running bonus ends with it. */
  forfeitBonus?: boolean | undefined;
}

export type Requested = Result<
  WithdrawalRow,
  | RequestFault
  | 'invalid_input'
  | 'service_unavailable'
  | 'repeated_with_other_content'
  | 'payout_waits'
  | 'second_factor_required'
  | 'identity_check_required'
  | 'payment_password_wrong'
  | 'payment_password_locked'
  | 'payment_password_not_set'
  | 'bonus_would_be_lost'
>;
type Refusal = Extract<Requested, { ok: false }>;

/** A member asks for his money: judged and set aside in one transaction of his wallet. */
export function createRequesting(deps: WithdrawalDependencies) {
  const { clock, ledger, identity, accounts } = deps;

  /** What hinders whatever the amount is, but for the wallet's own. */
  const barOf = async (member: RequestMember, request: WithdrawalRequest, level: number): Promise<Refusal | null> => {
    const account = await accounts.find(member.id, request.accountId);
    if (!account || account.removed_at)
      return fail('invalid_input', { fields: { accountId: { key: 'field_choice' } } });
    const waitsUntil = laterOf(account.usable_from, await identity.coolingOffUntil(member.id));
    const waitsMs = waitsUntil.getTime() - clock.now().getTime();
    if (waitsMs > 0) return fail('payout_waits', { retryAfterSeconds: Math.ceil(waitsMs / 1_000) });
    if (level > 0 && (await deps.identityCheck.levelOf(member.id)) < level) {
      return fail('identity_check_required');
    }
    return null;
  };

  return async (member: RequestMember, brand: RequestBrand, request: WithdrawalRequest): Promise<Requested> => {
    const { withdrawals: settings, timeZone: zone } = await deps.brands.settingsOf(brand.id);
    const parsed = parseAmount(request.amount, brand.currency.exponent, 'positive');
    if (!parsed.ok) return fail('invalid_input', { fields: { amount: { key: parsed.fault } } });
    if (!settings.enabled) return fail('service_unavailable');
    const wrongPassword = await identity.checkPaymentPassword(member.id, request.paymentPassword);
    if (wrongPassword) return wrongPassword;
    const { amountMinor } = parsed;
    const bar =
      (await identity.secondFactorFault(member)) ??
      (await barOf(member, request, await deps.identityCheck.levelForWithdrawal(brand.id, amountMinor)));
    const requestId = request.requestId.toLowerCase();
    return ledger.runWalletTransaction<RequestFacts & { bonus: unknown }, Requested>({
      memberId: member.id,
      references: [],
      facts: () => sql`(${requestFacts({ memberId: member.id, requestId, now: clock.now(), zone })}::jsonb
        || jsonb_build_object('bonus', ${deps.bonuses?.facts(member.id) ?? sql`null::jsonb`}))`,
      decide: async ({ wallet, facts }, now) => {
        if (!wallet) throw new TypeError(`there is no member ${member.id}`);
        if (facts.earlier) return { answer: repeated(withdrawalOf(facts.earlier), request, amountMinor) };
        if (bar) return { answer: bar };
        const question = { memberId: member.id, currencyCode: wallet.currencyCode, zone, now };
        const turnover = await readOutstandingTurnover(deps.database, question);
        // Who is excluded cannot play any more: his balance is paid all the same, after a person has looked at it.
        const asked = playBarOf(wallet, now)?.kind === 'exclusion' ? nothingOutstanding : turnover;
        const standing = {
          ...facts,
          cashMinor: balanceOf(wallet).cashMinor,
          turnover: asked,
          isBlocked: isBarredFromPayout(wallet),
        };
        const fault = faultOfRequest(settings, standing, amountMinor);
        if (fault) return { answer: fail(fault) };
        const bonus = bonusOf(deps, facts.bonus);
        if (bonus.isAtStake && !request.forfeitBonus) return { answer: fail('bonus_would_be_lost') };
        const ended = bonus.end({ memberId: member.id, currencyCode: wallet.currencyCode, at: now });
        const row = newRow({ deps, member, brand, request, amountMinor, now });
        row.feeMinor = feeMinor(settings, amountMinor, facts.chargedToday);
        row.turnoverComplete = turnover.missingMinor === 0n;
        const booking = bookingOf(row);
        return {
          acts: [...booking.acts, ...ended.acts],
          statements: [...booking.statements, ...ended.statements],
          lockedAccount: 'cash',
          booked: () => ({ answer: ok(row) }),
          insufficient: fail('insufficient_funds'),
        };
      },
    });
  };
}

/** The running bonus of the facts: whether a withdrawal would take it, and what ends with it. */
function bonusOf({ bonuses }: WithdrawalDependencies, facts: unknown) {
  if (!bonuses || facts === null) return { isAtStake: false, end: () => ({ acts: [], statements: [] }) };
  type Of = Parameters<typeof bonuses.end>[1];
  return { isAtStake: bonuses.atStakeMinor(facts) !== null, end: (of: Of) => bonuses.end(facts, of) };
}

const laterOf = (first: Date, second: Date | null): Date => (second && second > first ? second : first);

const repeated = (earlier: WithdrawalRow, request: WithdrawalRequest, amountMinor: bigint): Requested =>
  earlier.amountMinor === amountMinor && earlier.accountId === request.accountId
    ? ok(earlier)
    : fail('repeated_with_other_content');

function newRow(of: {
  deps: WithdrawalDependencies;
  member: RequestMember;
  brand: RequestBrand;
  request: WithdrawalRequest;
  amountMinor: bigint;
  now: Date;
}): WithdrawalRow {
  const { deps, member, brand, request, amountMinor, now } = of;
  return {
    memberId: member.id,
    id: deps.newId(),
    brandId: brand.id,
    requestId: request.requestId.toLowerCase(),
    accountId: request.accountId,
    currencyCode: brand.currency.code,
    amountMinor,
    feeMinor: 0n,
    paidMinor: 0n,
    receivedMinor: null,
    releasedMinor: 0n,
    openHolds: [],
    state: 'REQUESTED',
    step: 1,
    reason: '',
    createdAt: now,
    stateSince: now,
    deadlineAt: null,
    warnings: 0,
    firstApprover: null,
    provider: null,
    handReference: null,
    handFirstPayer: null,
    turnoverComplete: false,
    automatic: false,
  };
}

/** The money that is set aside, and the rows that say so. */
function bookingOf(row: WithdrawalRow) {
  const { memberId, id: withdrawalId } = row;
  const hold = { reference: `${withdrawalId}/hold`, amountMinor: netMinor(row) };
  const fee = { reference: `${withdrawalId}/fee`, memberId, orderId: withdrawalId, amountMinor: row.feeMinor };
  const step = {
    from: null,
    to: row.state,
    actor: 'member',
    actorId: memberId,
    reason: '',
    at: row.createdAt,
  } as const;
  return {
    acts: [holdWithdrawal({ ...hold, memberId, withdrawalId }), ...(row.feeMinor > 0n ? [chargeFee(fee)] : [])],
    statements: [
      withdrawalStatement({ ...row, openHolds: [hold] }),
      stepStatement(memberId, withdrawalId, row.step, step),
    ],
  };
}
