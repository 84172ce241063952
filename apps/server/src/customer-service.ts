import type { Server as HttpServer } from 'node:http';
import { staffChannel } from '@baize/contract/sockets';
import type pg from 'pg';
import type { BrandModule } from './modules/brand/index.ts';
import { createMemberChannel, type MemberNews } from './modules/realtime/index.ts';
import { createStaff, type StaffModule } from './modules/staff/index.ts';
import { createSupport, type SupportModule } from './modules/support/index.ts';
import type { Outside, People } from './people.ts';
import type { Clock } from './platform/clock.ts';
import { hashToken, newId, randomToken } from './platform/crypto/ids.ts';
import { createLookupHash } from './platform/crypto/lookup-hash.ts';
import type { Database } from './platform/database/database.ts';
import type { SecurityEvents } from './platform/log/security-events.ts';
import type { Channel } from './platform/sockets/channel.ts';
import { type SessionWatch, watchSessions } from './platform/sockets/session-watch.ts';
import { createSockets, type Sockets } from './platform/sockets/sockets.ts';

/** What carries sockets; by default this process is alone and trusts no proxy. */
export interface SocketTools {
  /** Two or more connections of the application's role; null: no other process. */
  pool: pg.Pool | null;
  trustedProxies: readonly string[];
  handshakesPerMinute: number;
}

export const socketsAlone: SocketTools = { pool: null, trustedProxies: [], handshakesPerMinute: 100_000 };

export interface CustomerService {
  sockets: Sockets;
  /** Tells members' and visitors' browsers something, in whichever process they are. */
  news: MemberNews;
  routes: SupportModule['routes'] & StaffModule['routes'];
  staffOfToken: StaffModule['staffOfToken'];
  attach(server: HttpServer): void;
  purge(): Promise<void>;
  close(): Promise<void>;
}

interface StaffWho {
  brandId: string;
  sessionId: string;
}
type StaffWatch = SessionWatch<typeof staffChannel, StaffWho>;
const staffRoom = (brandId: string) => `brand:${brandId}`;

/** Sockets and everything that first needs them: the member's channel, staff, chat and feedback. */
export function createCustomerService(deps: {
  database: Database;
  clock: Clock;
  secret: string;
  brands: Pick<BrandModule, 'brandOfHost' | 'settingsOf' | 'introductionOf' | 'agesOf'>;
  people: Pick<People, 'identity' | 'background'>;
  sessionNews: Outside['sessionNews'];
  tools: SocketTools;
  forgetAnnouncements: () => void;
  securityEvents: SecurityEvents;
  onFailure: (error: unknown) => void;
}): CustomerService {
  const { database, clock, brands, onFailure, securityEvents } = deps;
  const tools = { database, clock, newId, randomToken, hashToken, securityEvents };
  const sockets = createSockets({ ...deps.tools, clock, onFailure });
  const { background } = deps.people;
  const staff = createStaff({ ...tools, lookupHash: createLookupHash(deps.secret), brands, background });
  const support = createSupport({
    ...tools,
    brands,
    rankLevelOf: async (memberId) => (await deps.people.identity.standingOf(memberId)).rankLevel,
    news: {
      toOwner: ({ id, memberId }, name, value) =>
        memberId === null ? members.toVisitorChat(id, name, value) : members.toMember(memberId, name, value),
      toStaff: (brandId, name, value) => staffSide.send(staffRoom(brandId), name, value),
    },
  });
  const members = createMemberChannel({
    ...deps,
    sockets,
    brandOfHost: brands.brandOfHost,
    identity: deps.people.identity,
    visitorChatOf: support.visitorChatOf,
    onTyping: support.ownerTypes,
  });
  const staffWatch: StaffWatch = watchSessions(() => staffSide, {
    sessionOf: ({ sessionId }) => ({ sessionId, memberId: null }),
    isAwake: staff.isSessionAwake,
    farewell: (peer) => peer.log('forcedLogout', {}),
    sessionNews: null,
    onFailure,
  });
  const staffSide = openStaffChannel(sockets, { brands, staff, support, watch: staffWatch });

  return {
    sockets,
    news: members,
    routes: { ...support.routes, ...staff.routes },
    staffOfToken: staff.staffOfToken,
    attach: sockets.attach,
    purge: async () => {
      await staff.purge();
      await support.purge();
    },
    close: async () => {
      await Promise.all([members.stop(), staffWatch.stop()]);
      await sockets.close();
    },
  };
}

function openStaffChannel(
  sockets: Sockets,
  parts: {
    brands: Pick<BrandModule, 'brandOfHost'>;
    staff: StaffModule;
    support: SupportModule;
    watch: StaffWatch;
  },
): Channel<typeof staffChannel, StaffWho> {
  const { brands, staff, support, watch } = parts;
  return sockets.open<typeof staffChannel, StaffWho>(staffChannel, {
    admit: async ({ token }, { hostname }) => {
      const brand = await brands.brandOfHost(hostname);
      if (!brand) return { ok: false, message: 'invalid_input' };
      const known = await staff.staffOfToken(token, brand.id);
      if (!known.ok) return known;
      const { brandId, sessionId } = known.value;
      return { ok: true, who: { brandId, sessionId }, rooms: [staffRoom(brandId)] };
    },
    onConnected: async (peer) => void (await watch.leaveWhenOver(peer)),
    on: { chatTyping: ({ brandId }, { chatId }) => support.staffTypes(brandId, chatId) },
  });
}
