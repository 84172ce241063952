import type { BrandModule } from './modules/brand/index.ts';
import {
  createIdentity,
  type IdentityModule,
  type MemberAccounts,
  type PasswordCost,
} from './modules/identity/index.ts';
import { createOutbox, type Deliveries, type OutboxModule, type OutboxWatcher } from './modules/outbox/index.ts';
import { createSocialLogin } from './modules/social-login/index.ts';
import { createVerification, type VerificationModule } from './modules/verification/index.ts';
import type { Clock } from './platform/clock.ts';
import { hashToken, newId, randomToken } from './platform/crypto/ids.ts';
import { createLookupHash } from './platform/crypto/lookup-hash.ts';
import type { SecretBox } from './platform/crypto/secret-box.ts';
import type { UsedNonces } from './platform/crypto/used-nonces.ts';
import type { Database } from './platform/database/database.ts';
import type { Notifications } from './platform/database/notifications.ts';
import { type Background, createBackground } from './platform/jobs/background.ts';
import type { RaiseAlarm } from './platform/log/alarm.ts';
import type { SecurityEvents } from './platform/log/security-events.ts';

/** What reaches out of the installation; nothing does by default. */
export interface Outside {
  /** Providers of mail and SMS; null keeps a channel's messages in the outbox. */
  deliveries: Deliveries;
  /** In development: a file that gets a line for each message, so that codes and links can be read. */
  outboxFile: string | null;
  /** In development: writes a line to the console for each message that has no provider. */
  log?: (line: string) => void;
  /** Endings of sessions in other processes; null: every session is read anew for each request. */
  sessionNews: Notifications | null;
  /** Where a phone-auth service's keys are; null: the public ones. */
  phoneAuthKeysUrl: string | null;
}

export const nothingOutside: Outside = {
  deliveries: { sms: null, mail: null },
  outboxFile: null,
  sessionNews: null,
  phoneAuthKeysUrl: null,
};

/** Whether codes of text messages stand in a file of this installation: development, without a provider. */
export const isSmsInOutbox = ({ deliveries, outboxFile }: Outside): boolean =>
  deliveries.sms === null && outboxFile !== null;

export interface People {
  identity: IdentityModule;
  verification: VerificationModule;
  outbox: OutboxModule;
  background: Background;
  /** Sweeps what is too old to count. */
  purge(): Promise<void>;
  close(): Promise<void>;
}

/** Everything about who is there: members and sessions, and what they prove themselves with. */
export function createPeople(deps: {
  database: Database;
  clock: Clock;
  secret: string;
  secretBox: SecretBox;
  usedNonces: UsedNonces;
  brands: Pick<BrandModule, 'settingsOf' | 'introductionOf' | 'publicOriginOf' | 'brandOfHost'>;
  accounts: MemberAccounts;
  outside: Outside;
  outboxWatcher: OutboxWatcher;
  securityEvents: Pick<SecurityEvents, 'note'>;
  raiseAlarm: RaiseAlarm;
  onFailure: (error: unknown) => void;
  passwordCost?: PasswordCost;
}): People {
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
  const { sessionNews } = outside;
  const identity = createIdentity({ ...tools, verification, outbox, social, sessionNews, background });
  return {
    identity,
    verification,
    outbox,
    background,
    purge: async () => {
      await verification.purge();
      await social.purge();
      await identity.purge();
      await outbox.purge();
    },
    close: async () => {
      await background.idle();
      await outbox.close();
    },
  };
}
