import type { HandlersOf, RequestStaff } from '../../platform/http/handlers.ts';
import type { ListsOf } from '../../platform/http/list-of.ts';
import { createStaffReadings } from '../../platform/log/staff-readings.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import { createSecondFactors } from '../../platform/second-factor/second-factors.ts';
import { createAccounts } from './accounts/accounts.ts';
import { createInvitations } from './accounts/invitations.ts';
import { createLinkUse } from './accounts/link-use.ts';
import { createLinks } from './accounts/links.ts';
import { createNetworks } from './addresses/networks.ts';
import type { StaffDependencies } from './dependencies.ts';
import { createRoles } from './roles/roles.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { createAllSessions } from './sessions/all-sessions.ts';
import { createStaffLogin } from './sessions/login.ts';
import { createOwnSessions } from './sessions/own-sessions.ts';
import { createPasswordCheck } from './sessions/password-check.ts';
import { isAwake, lastSeenIsStale, requestStaffOf } from './sessions/session-rules.ts';
import { createSessionStore } from './sessions/session-store.ts';

export { runStaffCreate } from './accounts/create-command.ts';
export { findStaffNames } from './accounts/names.ts';
export { builtInRoles } from './roles/built-in.ts';

type SessionAnswer = Promise<Result<RequestStaff, 'in_logged_login' | 'session_expired' | 'staff_address_refused'>>;

type Routes = HandlersOf<'staffLogin'> &
  ReturnType<typeof createOwnSessions> &
  ReturnType<typeof createAllSessions> &
  ReturnType<typeof secondFactorRoutes> &
  ReturnType<typeof createAccounts>['routes'] &
  ReturnType<typeof createInvitations> &
  ReturnType<typeof createLinkUse> &
  ReturnType<typeof createRoles> &
  ReturnType<typeof createNetworks>;

export interface StaffModule {
  routes: Routes;
  lists: ListsOf<'staffAccounts'>;
  /** Who works behind a token at a brand's host, from an address; keeps the session awake. */
  staffOfToken(token: string, brandId: string, ip: string): SessionAnswer;
  /** Who works behind a session; null for one that is over, or whose brand allows no such address. Keeps it awake for nobody. */
  staffOfSession(sessionId: string, ip?: string): Promise<RequestStaff | null>;
  /** An account as it is now at a brand; null when it is disabled or does not look after the brand. */
  staffAt(
    staffId: string,
    brandId: string,
  ): Promise<Pick<RequestStaff, 'id' | 'brandId' | 'permissions' | 'permissionsEverywhere' | 'forAllBrands'> | null>;
  /** Whether a session lives; keeps it awake for nobody. */
  isSessionAwake(sessionId: string): Promise<boolean>;
  purge(): Promise<void>;
}

/** The operator's staff: accounts, roles, sign-in with a second factor, sessions of their own, and from where they may work. */
export function createStaff(deps: StaffDependencies): StaffModule {
  const { clock } = deps;
  const sessions = createSessionStore(deps.database);
  const secondFactors = createSecondFactors(deps, 'staff');
  const passwords = createPasswordCheck(deps);
  const links = createLinks(deps);
  const noteReading = createStaffReadings(deps);
  const parts = { ...deps, sessions, secondFactors, passwords, links, noteReading };
  const accounts = createAccounts(parts);

  const staffOfSession: StaffModule['staffOfSession'] = async (sessionId, ip) => {
    const session = await sessions.byId(sessionId, ip);
    const isWelcome = session && isAwake(session, clock.now()) && session.isAddressAllowed !== false;
    return isWelcome ? requestStaffOf(session) : null;
  };

  return {
    staffOfToken: async (token, brandId, ip) => {
      const session = await sessions.byTokenHash(deps.hashToken(token), brandId, ip);
      if (!session) return fail('in_logged_login');
      const now = clock.now();
      if (!isAwake(session, now)) return fail('session_expired');
      if (!session.isAddressAllowed) return fail('staff_address_refused');
      if (lastSeenIsStale(session, now)) await sessions.markSeen(session.id, now);
      return ok(requestStaffOf(session));
    },
    staffOfSession,
    staffAt: sessions.staffAt,
    isSessionAwake: async (sessionId) => (await staffOfSession(sessionId)) !== null,
    lists: { staffAccounts: accounts.list },
    routes: {
      staffLogin: createStaffLogin(parts),
      ...createOwnSessions(parts),
      ...createAllSessions(parts),
      ...secondFactorRoutes(parts),
      ...accounts.routes,
      ...createInvitations(parts),
      ...createLinkUse(parts),
      ...createRoles(deps),
      ...createNetworks(deps),
    },
    purge: passwords.purge,
  };
}
