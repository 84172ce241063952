import type { Clock } from '../../../platform/clock.ts';
import type { HandlersOf } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import type { LedgerModule } from '../../ledger/index.ts';
import { creditReport } from './credit-report.ts';

export interface CreditReportModule {
  routes: HandlersOf<'creditReport'>;
}

export function createCreditReport(deps: {
  clock: Clock;
  ledger: Pick<LedgerModule, 'accountSums'>;
  brands: { settingsOf(brandId: string): Promise<{ timeZone: string }> };
}): CreditReportModule {
  return {
    routes: {
      creditReport: async ({ member, brand, data }) => {
        const { timeZone: zone } = await deps.brands.settingsOf(brand.id);
        const question = { ...data, memberId: member.id, zone, now: deps.clock.now() };
        return ok(await creditReport(deps.ledger, { ...question, exponent: brand.currency.exponent }));
      },
    },
  };
}
