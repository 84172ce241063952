import type { FastifyPluginAsync } from 'fastify';
import { type AuditLogModule, staffAct } from '../../modules/audit-log/index.ts';
import { type CashierModule, createCashier, type PaymentProvider } from '../../modules/cashier/index.ts';
import type { IdentityModule } from '../../modules/identity/index.ts';
import type { MessagesModule } from '../../modules/messages/index.ts';
import type { SecurityEvents } from '../../platform/log/security-events.ts';
import { createStaffReadings } from '../../platform/log/staff-readings.ts';
import { depositMessage } from '../notices/member-notices.ts';

type Cashier = Parameters<typeof createCashier>[0];

interface CashierTools
  extends Omit<Cashier, 'providers' | 'rankOf' | 'audit' | 'noteReading' | 'notify' | 'securityEvents'> {
  paymentProviders: readonly PaymentProvider[];
  messages: Pick<MessagesModule, 'statement'>;
  identity: Pick<IdentityModule, 'standingOf'>;
  auditLog: Pick<AuditLogModule, 'append'>;
  securityEvents: Pick<SecurityEvents, 'note' | 'record'>;
}

/** The cashier with the payment providers that this installation has. */
export function createCashierParts(deps: CashierTools): CashierModule {
  const { clock, database, auditLog, identity } = deps;
  return createCashier({
    ...deps,
    providers: new Map(deps.paymentProviders.map((provider) => [provider.code, provider])),
    notify: (notice) => [deps.messages.statement(depositMessage(notice))],
    rankOf: async (memberId) => (await identity.standingOf(memberId)).rankLevel,
    audit: (by, done) => auditLog.append(database, staffAct(by, clock.now(), done)),
    noteReading: createStaffReadings(deps),
  });
}

/** Routes that are no calls of the contract, as one plugin. */
export const pluginOf =
  (...plugins: readonly FastifyPluginAsync[]): FastifyPluginAsync =>
  async (scope) => {
    for (const plugin of plugins) await scope.register(plugin);
  };
