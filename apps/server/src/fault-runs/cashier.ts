import type { FastifyPluginAsync } from 'fastify';
import { isDatabaseUnavailable } from '../platform/database/unavailable.ts';
import type { Database } from '../platform/database/database.ts';
import { type Booking, LaneOverloadedError, type LedgerModule } from '../modules/ledger/index.ts';

export type CashierCommand = 'deposit' | 'holdWithdrawal' | 'payWithdrawal' | 'releaseWithdrawal';

/** A step of the cashier as it travels; `holdReference` ends that hold. */
export interface CashierStep {
  memberId: string;
  reference: string;
  /** Minor units. */
  amountMinor: string;
  holdReference?: string;
}

const providerCode = 'sandbox';

/** The cashier's named movements over plain HTTP: 200 with the booking, 503 when surely nothing was done, 500 when nobody knows. */
export function cashierCommands(ledger: LedgerModule, database: Database): FastifyPluginAsync {
  const commands: Record<CashierCommand, (step: CashierStep) => Promise<Booking>> = {
    deposit: (step) => ledger.deposit(database, { ...fieldsOf(step), providerCode, depositId: step.reference }),
    holdWithdrawal: (step) => ledger.holdWithdrawal(database, fieldsOf(step)),
    payWithdrawal: (step) => ledger.payWithdrawal(database, { ...endOf(step), providerCode }),
    releaseWithdrawal: (step) => ledger.releaseWithdrawal(database, endOf(step)),
  };
  return async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    scope.setErrorHandler((error, _request, reply) => {
      const isRefused = error instanceof LaneOverloadedError;
      const status = isRefused ? 503 : 500;
      return reply.code(status).send({ isUnavailable: isDatabaseUnavailable(error) });
    });
    for (const [name, run] of Object.entries(commands)) {
      scope.route({
        method: 'POST',
        url: `/cashier/${name}`,
        config: { serves: 'wallet', rateLimit: false },
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
