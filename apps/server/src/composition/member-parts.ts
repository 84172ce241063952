import { CompiledQuery } from 'kysely';
import { type AuditLogModule, staffAct } from '../modules/audit-log/index.ts';
import type { BrandModule } from '../modules/brand/index.ts';
import {
  createIdentity,
  createSocialLogin,
  type IdentityModule,
  type MemberAccounts,
  type PasswordCost,
} from '../modules/identity/index.ts';
import { createMessageSender } from '../modules/messages/index.ts';
import { createOutbox, type OutboxModule, type OutboxWatcher } from '../modules/outbox/index.ts';
import { createContactBars } from '../modules/protection/index.ts';
import { createRegistrationGate } from '../modules/risk/index.ts';
import { createVerification, type VerificationModule } from '../modules/verification/index.ts';
import type { Clock } from '../platform/clock.ts';
import { hashToken, newId, randomToken } from '../platform/crypto/ids.ts';
import { createLookupHash } from '../platform/crypto/lookup-hash.ts';
import type { SecretBox } from '../platform/crypto/secret-box.ts';
import type { UsedNonces } from '../platform/crypto/used-nonces.ts';
import type { Database } from '../platform/database/database.ts';
import { type Background, createBackground } from '../platform/jobs/background.ts';
import { housekeeping } from '../platform/jobs/durable/housekeeping.ts';
import type { RaiseAlarm } from '../platform/log/alarm.ts';
import type { SecurityEvents } from '../platform/log/security-events.ts';
import type { Part } from '../platform/part.ts';
import { eraseTracesOf } from './member-erasure.ts';
import { createMemberMails } from './notices/member-mails.ts';
import { identityMessage, secondFactorMessage } from './notices/member-notices.ts';
import type { Outside, SessionNews } from './outside.ts';
import type { VendorsConnections } from './vendors/vendors-apart.ts';

export interface Members {
  identity: IdentityModule;
  outbox: OutboxModule;
  background: Background;
  parts: readonly [Part & Pick<IdentityModule, 'routes'>, Part & Pick<VerificationModule, 'routes'>];
}

/** Members and their sessions, and what they prove themselves with. */
export function createMembers(deps: {
  database: Database;
  /** Left out: the vendors' books stand in `database`. */
  vendorsApart?: VendorsConnections | null;
  clock: Clock;
  secret: string;
  secretBox: SecretBox;
  usedNonces: UsedNonces;
  brands: Pick<BrandModule, 'settingsOf' | 'introductionOf' | 'publicOriginOf' | 'brandOfHost'>;
  accounts: MemberAccounts;
  outside: Outside;
  sessionNews: SessionNews;
  outboxWatcher: OutboxWatcher;
  securityEvents: Pick<SecurityEvents, 'note' | 'record'>;
  auditLog: Pick<AuditLogModule, 'append'>;
  raiseAlarm: RaiseAlarm;
  onFailure: (error: unknown) => void;
  passwordCost?: PasswordCost;
}): Members {
  const { outside, onFailure } = deps;
  const tools = { ...deps, newId, randomToken, hashToken, lookupHash: createLookupHash(deps.secret) };
  const background = createBackground(onFailure);
  const outbox = createOutbox({
    ...tools,
    deliveries: outside.deliveries,
    file: outside.outboxFile,
    watcher: deps.outboxWatcher,
    ...(outside.log ? { log: outside.log } : {}),
  });
  const verification = createVerification({
    ...tools,
    outbox,
    background,
    ...(outside.phoneAuthKeysUrl ? { phoneAuthKeysUrl: outside.phoneAuthKeysUrl } : {}),
  });
  const social = createSocialLogin(tools);
  const messages = createMessageSender(tools);
  const mails = createMemberMails({
    outbox,
    brands: deps.brands,
    identity: {
      memberById: (memberId) => identity.memberById(memberId),
      mailAddressOf: (memberId) => identity.mailAddressOf(memberId),
    },
  });
  const identity: IdentityModule = createIdentity({
    ...tools,
    verification,
    outbox,
    social,
    background,
    notifyMember: (transaction, notice) => messages.send(transaction, identityMessage(notice)),
    notifySecondFactor: async (transaction, notice) => {
      const message = secondFactorMessage(notice);
      await messages.send(transaction, message);
      for (const { text, values } of await mails(message)) {
        await transaction.executeQuery(CompiledQuery.raw(text, [...values]));
      }
    },
    refusesRegistration: createRegistrationGate(tools),
    onVerifiedContact: createContactBars(tools),
    onErasure: (transaction, memberId) => eraseTracesOf(transaction, memberId, deps.vendorsApart ?? null),
    recordStaffAct: (transaction, by, act) => deps.auditLog.append(transaction, staffAct(by, deps.clock.now(), act)),
  });
  const purge = async (): Promise<void> => {
    await verification.purge();
    await social.purge();
    await identity.purge();
    await outbox.purge();
  };
  const close = async (): Promise<void> => {
    await background.idle();
    await outbox.close();
  };
  return {
    identity,
    outbox,
    background,
    parts: [
      { routes: identity.routes, jobs: [housekeeping('purge.people', purge)], close },
      { routes: verification.routes },
    ],
  };
}
