import { staffChannel } from '@baize/contract/sockets';
import type { BrandModule } from '../modules/brand/index.ts';
import type { StaffModule } from '../modules/staff/index.ts';
import type { SupportModule } from '../modules/support/index.ts';
import type { RequestStaff } from '../platform/http/handlers.ts';
import { permitStaff } from '../platform/http/permissions.ts';
import type { Channel } from '../platform/sockets/channel.ts';
import { type SessionWatch, watchSessions } from '../platform/sockets/session-watch.ts';
import type { Sockets } from '../platform/sockets/sockets.ts';

interface StaffViewer {
  brandId: string;
  sessionId: string;
  ip: string;
  /** Listens in the room of chats and feedback. */
  hears: boolean;
}

/** News of chats and feedback are for who may read them. */
const hearsOfChats = (staff: RequestStaff): boolean => permitStaff({ permission: 'chats.answer' }, staff).ok;
export const staffRoom = (brandId: string) => `brand:${brandId}`;

/** The channel on which staff is called on its brand's chats, until the session is over. */
export function openStaffChannel(deps: {
  sockets: Sockets;
  brands: Pick<BrandModule, 'brandOfHost'>;
  staff: StaffModule;
  support: Pick<SupportModule, 'staffTypes'>;
  onFailure: (error: unknown) => void;
}): { close(): Promise<void> } {
  const { sockets, brands, staff, support, onFailure } = deps;
  const channel: Channel<typeof staffChannel, StaffViewer> = sockets.open(staffChannel, {
    admit: async ({ token }, { hostname, ip }) => {
      const brand = await brands.brandOfHost(hostname);
      if (!brand) return { ok: false, message: 'invalid_input' };
      const known = await staff.staffOfToken(token, brand.id, ip);
      if (!known.ok)
        return { ok: false, message: known.message === 'staff_address_refused' ? 'in_logged_login' : known.message };
      const { brandId, sessionId } = known.value;
      const hears = hearsOfChats(known.value);
      return { ok: true, who: { brandId, sessionId, ip, hears }, rooms: hears ? [staffRoom(brandId)] : [] };
    },
    onConnected: async (peer) => void (await watch.leaveWhenOver(peer)),
    on: {
      chatTyping: async ({ brandId, sessionId, ip }, { chatId }) => {
        const typist = await staff.staffOfSession(sessionId, ip);
        if (typist && hearsOfChats(typist)) await support.staffTypes(brandId, chatId);
      },
    },
  });
  const watch: SessionWatch<typeof staffChannel, StaffViewer> = watchSessions(() => channel, {
    sessionOf: ({ sessionId }) => ({ sessionId, memberId: null }),
    isAwake: staff.isSessionAwake,
    // Roles, a second factor and the list of addresses change while a session lives.
    isAsAdmitted: async ({ sessionId, ip, hears }) => {
      const known = await staff.staffOfSession(sessionId, ip);
      return known !== null && hearsOfChats(known) === hears;
    },
    farewell: (peer) => peer.log('forcedLogout', {}),
    sessionNews: null,
    onFailure,
  });
  return { close: watch.stop };
}
