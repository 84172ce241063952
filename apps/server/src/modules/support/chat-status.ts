import type { Calls, CallValue } from '@baize/contract';
import { openingAt } from '@baize/periods';
import { withTables } from '../../platform/database/database.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import { type ChatRow, createChatStore } from './chat-store.ts';
import type { SupportDependencies } from './dependencies.ts';
import type { SupportTables } from './schema.ts';

/** A closed chat can be rated for so long. */
const ratedWithinMs = 7 * 24 * 60 * 60_000;

/** What the owner of a chat sees of the service: its hours, his place among those who wait, and his rating. */
export function createChatStatus({ database, clock, brands }: SupportDependencies) {
  const store = createChatStore(database);
  const ratings = () => withTables<SupportTables>(database);

  const isRated = async (chatId: string, closedSeq: number): Promise<boolean> =>
    (await ratings()
      .selectFrom('service_ratings')
      .select('rating')
      .where('chat_id', '=', chatId)
      .where('closed_seq', '=', closedSeq)
      .executeTakeFirst()) !== undefined;

  /** The closing that may be rated now; a chat in which staff never wrote has none. */
  const closingOf = (chat: ChatRow) => {
    const { state, closedSeq, closedAt, closedBy } = chat;
    if (state !== 'closed' || closedSeq === null || closedAt === null || closedBy === null) return null;
    const isLate = clock.now().getTime() - closedAt.getTime() > ratedWithinMs;
    return isLate ? null : { closedSeq, closedBy };
  };

  const statusOf = async (brandId: string, chat: ChatRow | undefined): Promise<CallValue<Calls['chatStatus']>> => {
    const { service, timeZone } = await brands.settingsOf(brandId);
    const { isOpen, opensAt } = openingAt(service.hours, clock.now(), timeZone);
    const closing = chat ? closingOf(chat) : null;
    const waitingSince = chat?.waitingSince ?? null;
    return {
      isOpen,
      opensAt: opensAt?.toISOString() ?? null,
      waitingBefore: chat && waitingSince ? await store.waitingBefore({ ...chat, waitingSince }) : null,
      canRate: chat !== undefined && closing !== null && !(await isRated(chat.id, closing.closedSeq)),
    };
  };

  /** Once for each time that staff closed the chat; the same again changes nothing. */
  const rate = async (
    chat: ChatRow,
    given: { rating: number; comment: string },
  ): Promise<Result<Record<string, never>, 'already_decided'>> => {
    const closing = closingOf(chat);
    if (closing === null) return fail('already_decided');
    const { closedSeq, closedBy } = closing;
    await ratings()
      .insertInto('service_ratings')
      .values({
        chat_id: chat.id,
        closed_seq: closedSeq,
        brand_id: chat.brandId,
        staff_id: closedBy,
        ...given,
        rated_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const kept = await ratings()
      .selectFrom('service_ratings')
      .select(['rating', 'comment'])
      .where('chat_id', '=', chat.id)
      .where('closed_seq', '=', closedSeq)
      .executeTakeFirstOrThrow();
    return kept.rating === given.rating && kept.comment === given.comment ? ok({}) : fail('already_decided');
  };

  return { statusOf, rate };
}
