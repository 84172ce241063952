import { randomUUID } from 'node:crypto';
import type { TableChatMessage } from '@baize/contract';
import { cashPoolOf, findPlayers, findPlayersNamed } from '../../../modules/gateway/index.ts';
import { asStaff } from '../../sportsbook/testing/desk.fixture.ts';
import type { StaffDone, StaffPorts } from '../../vendor.ts';
import type { Studio } from '../index.ts';
import { type Entered, useStudioMoney } from '../testing/studio-money.fixture.ts';
import { createChatDesk } from './desk.ts';
import { chatRoutes } from './routes.ts';

interface News {
  said: { place: string; message: TableChatMessage }[];
  removed: string[];
  changed: object[];
}
const request = { ip: '127.0.0.1', origin: 'http://localhost', userAgent: 'test' };

/** The chat of the tables over a real database: players of a brand, what was told, and the desk of its staff. */
export function useTableChat() {
  const harness = useStudioMoney();
  const { money } = harness;
  const news: News = { said: [], removed: [], changed: [] };
  const done: StaffDone[] = [];
  let studio: Studio | null = null;

  const parts = () => {
    const { vendorsDatabase: database, clock } = money;
    const staffPorts = {
      playersOf: (code: string, refs: readonly string[]) => findPlayers(money.database, code, refs),
      playersNamed: (codes: readonly string[], brandId: string, beginning: string) =>
        findPlayersNamed(money.database, codes, brandId, beginning),
      audit: async (_by: unknown, entry: StaffDone) => done.push(entry),
    } as unknown as StaffPorts;
    studio ??= harness.build();
    const { playerOf } = studio;
    const ports = { database, clock, staffPorts, cashPoolOf };
    const hub = {
      said: ({ brandId, gameCode }: { brandId: string; gameCode: string }, message: TableChatMessage) =>
        news.said.push({ place: `${brandId} ${gameCode}`, message }),
      removed: (_: unknown, messageId: string) => news.removed.push(messageId),
      changed: (whose: object) => news.changed.push(whose),
    };
    return { studio, routes: chatRoutes(ports, hub, playerOf), desk: createChatDesk(ports, hub) };
  };

  const speaker = ({ session, memberId }: Pick<Entered, 'session' | 'memberId'>) => {
    const { routes } = parts();
    const as = (more: object = {}) => ({ ...request, game: { session }, ...more }) as never;
    return {
      session,
      memberId,
      read: () => routes.studioTableChat(as()),
      say: (text: string, messageId: string = randomUUID()) =>
        routes.studioTableChatSend(as({ body: { messageId, text } })),
      report: (messageId: string) => routes.studioTableChatReport(as({ body: { messageId } })),
      hide: (authorId: string, isHidden = true) => routes.studioTableChatHide(as({ body: { authorId, isHidden } })),
    };
  };

  return {
    harness,
    money,
    news,
    done,
    speaker,
    /** A new member of the brand at a table. */
    enter: async (gameCode = 'roulette', memberId?: string) =>
      speaker(await harness.enter(parts().studio, gameCode, 1_000n, memberId)),
    /** The calls of the staff of a brand. */
    staff: (brandId: string = money.brand.id) => {
      const { desk } = parts();
      const as = (more: object) => ({ ...asStaff(brandId), ...more }) as never;
      const reason = 'as the rules say';
      return {
        list: (filter: object = {}) =>
          desk.staffTableChat(as({ data: { page: 1, pageSize: 25, sort: 'reports', direction: 'desc', ...filter } })),
        decide: (messageId: string, decision: 'remove' | 'keep') =>
          desk.staffTableChatDecide(as({ params: { messageId }, body: { decision, reason } })),
        mute: (messageId: string, minutes: number) =>
          desk.staffTableChatMute(as({ params: { messageId }, body: { minutes, reason } })),
        settings: () => desk.staffTableChatSettings(as({})),
        set: (settings: object) => desk.staffTableChatSettingsSet(as({ body: { settings, reason } })),
      };
    },
  };
}
