import { largestAmountMinor, parseAmount } from '@baize/money';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { barredUntil, fail, ok, type Result } from '../../../platform/result.ts';
import {
  balanceOf,
  barOf,
  deposit,
  findReplay,
  type LedgerModule,
  limitOfDeposit,
  type SqlStatement,
  type Wallet,
} from '../../ledger/index.ts';

/** The built-in provider of play money. */
const sandboxProvider = 'sandbox';
const capWindowMs = 24 * 60 * 60 * 1000;

export interface DepositRules {
  enabled: boolean;
  minDepositMinor: bigint;
  maxDepositMinor: bigint;
  /** What one member may deposit within 24 hours. */
  dailyCapMinor: bigint;
}

export interface SandboxDependencies {
  clock: Clock;
  newId: () => string;
  ledger: Pick<LedgerModule, 'runWalletTransaction'>;
  brands: { settingsOf(brandId: string): Promise<{ sandboxCashier: DepositRules }> };
}

export interface DepositRequest {
  memberId: string;
  brand: RequestBrand;
  /** Made by the client: the same again is answered, not done again. */
  requestId: string;
  /** Decimal text. */
  amount: string;
}

export interface Deposited {
  depositId: string;
  amountMinor: bigint;
  balanceMinor: bigint;
  replay: boolean;
}

type DepositResult = Result<
  Deposited,
  | 'invalid_input'
  | 'limit_reached'
  | 'repeated_with_other_content'
  | 'account_blocked'
  | 'play_barred'
  | 'service_unavailable'
>;

/** What the member deposited before, as JSON gives it: this very request, and the last 24 hours. */
interface DepositFacts {
  earlier: { id: string } | null;
  recentMinor: string;
}

export function createSandboxService(deps: SandboxDependencies) {
  return {
    /** Play money for a real account: at once, once for each request id, within the brand's limits. */
    depositSandbox: async (request: DepositRequest): Promise<DepositResult> => {
      const { sandboxCashier: rules } = await deps.brands.settingsOf(request.brand.id);
      const parsed = parseAmount(request.amount, request.brand.currency.exponent, 'positive');
      if (!parsed.ok) return fail('invalid_input', { fields: { amount: { key: parsed.fault } } });
      const { amountMinor } = parsed;
      const { memberId, requestId } = request;
      const reference = `${memberId}/${requestId.toLowerCase()}`;
      return deps.ledger.runWalletTransaction<DepositFacts, DepositResult>({
        memberId,
        references: [{ source: 'cashier', reference }],
        facts: () => depositFacts(memberId, requestId, new Date(deps.clock.now().getTime() - capWindowMs)),
        decide: ({ wallet, facts }, now) => {
          if (!wallet) throw new TypeError(`there is no member ${memberId}`);
          const depositId = deps.newId();
          const act = deposit({ providerCode: sandboxProvider, reference, memberId, depositId, amountMinor });
          const past = previousOutcome(wallet, facts, findReplay(wallet, act).status, amountMinor);
          if (past) return { answer: past };
          const bar = rejectionFor(wallet, facts, rules, amountMinor, now);
          if (bar) return { answer: bar };
          const row = { depositId, requestId, amountMinor, brand: request.brand, memberId, now };
          return {
            acts: [act],
            lockedAccount: 'cash',
            statements: [depositStatement(row)],
            booked: ({ balance }) => ({
              answer: ok({ depositId, amountMinor, balanceMinor: balance.cashMinor, replay: false }),
            }),
            insufficient: fail('limit_reached'),
          };
        },
      });
    },
  };
}
export type SandboxService = ReturnType<typeof createSandboxService>;

function previousOutcome(
  wallet: Wallet,
  facts: DepositFacts,
  status: string,
  amountMinor: bigint,
): DepositResult | null {
  if (status === 'new') return null;
  if (status !== 'same' || !facts.earlier) return fail('repeated_with_other_content');
  const balanceMinor = balanceOf(wallet).cashMinor;
  return ok({ depositId: facts.earlier.id, amountMinor, balanceMinor, replay: true });
}

function rejectionFor(
  wallet: Wallet,
  facts: DepositFacts,
  rules: DepositRules,
  amountMinor: bigint,
  now: Date,
): DepositResult | null {
  if (!rules.enabled) return fail('service_unavailable');
  if (wallet.isBlocked) return fail('account_blocked');
  const bar = barOf(wallet, now);
  if (bar) return barredUntil(bar.until);
  const isOutside = amountMinor < rules.minDepositMinor || amountMinor > rules.maxDepositMinor;
  if (isOutside || BigInt(facts.recentMinor) + amountMinor > rules.dailyCapMinor) return fail('limit_reached');
  if (limitOfDeposit(wallet, amountMinor, now)) return fail('limit_reached');
  if (balanceOf(wallet).cashMinor + amountMinor > largestAmountMinor) {
    return fail('invalid_input', { fields: { amount: { key: 'amount_too_large' } } });
  }
  return null;
}

const depositFacts = (memberId: string, requestId: string, since: Date): RawBuilder<DepositFacts> => sql<DepositFacts>`
  json_build_object(
    'earlier', (select json_build_object('id', d.id)
      from deposits d where d.member_id = ${memberId} and d.request_id = ${requestId}),
    'recentMinor', (select coalesce(sum(d.amount_minor), 0)::text
      from deposits d where d.member_id = ${memberId} and d.created_at > ${since}))`;

/** Written in the transaction of the money. */
function depositStatement(row: {
  depositId: string;
  requestId: string;
  memberId: string;
  amountMinor: bigint;
  brand: RequestBrand;
  now: Date;
}): SqlStatement {
  const { depositId, memberId, brand, requestId, amountMinor, now } = row;
  const values = [depositId, memberId, brand.id, requestId, sandboxProvider, amountMinor, brand.currency.code, now];
  return { name: 'deposit_written', text: insertDeposit, values };
}

const insertDeposit = `
  insert into deposits (id, member_id, brand_id, request_id, provider, amount_minor, currency_code, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;
