import { formatAmount } from '@baize/money';
import type { FastifyPluginAsync } from 'fastify';
import { createSandbox } from '../../src/modules/cashier/index.ts';
import { BatchWriterOverloadedError, type LedgerModule } from '../../src/modules/ledger/index.ts';
import type { Clock } from '../../src/platform/clock.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { isDatabaseUnavailable } from '../../src/platform/database/unavailable.ts';

export type CashierCommand = 'deposit' | 'holdWithdrawal' | 'payWithdrawal' | 'releaseWithdrawal';

/** A step of the cashier as it travels; `holdReference` ends that hold. */
export interface CashierStep {
  memberId: string;
  brandId: string;
  /** Of a deposit a uuid. */
  reference: string;
  /** Minor units. */
  amountMinor: string;
  holdReference?: string;
}

const providerCode = 'sandbox';
const currency = { code: 'PLY', exponent: 2, symbol: 'P' };
const widestMinor = 1_000_000_000n;
const depositRules = { enabled: true, minDepositMinor: 1n, maxDepositMinor: widestMinor, dailyCapMinor: widestMinor };

/** The cashier's named movements over plain HTTP: 200 with the booking, 503 when surely nothing was done, 500 when nobody knows. */
export function cashierCommands(deps: {
  ledger: LedgerModule;
  database: Database;
  clock: Clock;
  newId: () => string;
}): FastifyPluginAsync {
  const { ledger, database } = deps;
  const cashier = createSandbox({ ...deps, brands: { settingsOf: async () => ({ sandboxCashier: depositRules }) } });
  const commands: Record<CashierCommand, (step: CashierStep) => Promise<{ status: string }>> = {
    deposit: async ({ memberId, brandId, reference, amountMinor }) => {
      const amount = formatAmount(BigInt(amountMinor), currency.exponent);
      const brand = { id: brandId, code: '', currency };
      const deposited = await cashier.depositSandbox({ memberId, brand, requestId: reference, amount });
      if (!deposited.ok) return { status: deposited.message };
      return { status: deposited.value.replay ? 'replay' : 'booked' };
    },
    holdWithdrawal: (step) => ledger.holdWithdrawal(database, fieldsOf(step)),
    payWithdrawal: (step) => ledger.payWithdrawal(database, { ...endOf(step), providerCode }),
    releaseWithdrawal: (step) => ledger.releaseWithdrawal(database, endOf(step)),
  };
  return async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    scope.setErrorHandler((error, _request, reply) => {
      const isRefused = error instanceof BatchWriterOverloadedError;
      const status = isRefused ? 503 : 500;
      return reply.code(status).send({ isUnavailable: isDatabaseUnavailable(error) });
    });
    for (const [name, run] of Object.entries(commands)) {
      scope.route({
        method: 'POST',
        url: `/cashier/${name}`,
        config: { rateLimit: false },
        handler: async (request) => ({ status: (await run(JSON.parse(String(request.body)))).status }),
      });
    }
  };
}

const fieldsOf = ({ memberId, reference, amountMinor, holdReference }: CashierStep) => ({
  memberId,
  reference,
  amountMinor: BigInt(amountMinor),
  withdrawalId: holdReference ?? reference,
});

const endOf = (step: CashierStep) => ({ ...fieldsOf(step), holdReference: step.holdReference ?? '' });
