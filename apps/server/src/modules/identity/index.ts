import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { BrandSettings } from '../brand/index.ts';
import type { MemberAccounts } from './accounts-port.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { createMemberOpening, type OpenMember } from './member-opening.ts';
import { createPasswords, type PasswordAnswer } from './passwords.ts';
import { createIdentityReadModel, type IdentityReadModel } from './read-model.ts';
import { type IdentityRoutes, identityRoutes } from './routes.ts';
import { createIdentityService } from './service.ts';

export type { MemberAccounts } from './accounts-port.ts';

export interface IdentityDependencies {
  database: Database;
  clock: Clock;
  newId: () => string;
  /** An opaque token of 256 random bits. */
  randomToken: () => string;
  /** SHA-256 of a token. */
  hashToken: (token: string) => Buffer;
  brands: { settingsOf(brandId: string): Promise<BrandSettings> };
  accounts: MemberAccounts;
}

export interface IdentityModule extends IdentityReadModel {
  routes: IdentityRoutes;
  /** Blocks a member at once and ends his sessions for good. */
  blockMember(memberId: string): Promise<void>;
  /** Makes a member with his money accounts in the caller's transaction; null when the name is taken. */
  openMember: OpenMember;
  /** Argon2id; `service_unavailable` when too many wait for theirs. */
  hashPassword(password: string): PasswordAnswer<string>;
}

/** Members, their passwords and sessions. */
export function createIdentity(deps: IdentityDependencies): IdentityModule {
  const passwords = createPasswords();
  const openMember = createMemberOpening(deps);
  const readModel = createIdentityReadModel(deps);
  const service = createIdentityService({ ...deps, passwords, openMember, throttle: createLoginThrottle(deps) });
  return {
    ...readModel,
    routes: identityRoutes({ service, readModel }),
    blockMember: service.blockMember,
    openMember,
    hashPassword: (password) => passwords.hash(password),
  };
}
