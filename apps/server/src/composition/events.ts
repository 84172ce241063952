import { createEventBus, type EventBus } from '../platform/event-bus.ts';

/** What parts of the server tell each other without knowing each other. */
export interface ServerEvents {
  /** A brand's row or settings were changed by this process. */
  brandChanged: object;
  /** Announcements were written, changed, taken back, begun or over, by whichever process. */
  announcementsChanged: object;
  /** Null: something may have been missed. */
  sessionEnded: { memberId: string | null };
}

export type Events = EventBus<ServerEvents>;
export const createEvents = (onError: (error: unknown) => void): Events => createEventBus<ServerEvents>(onError);
