import { faultOfDraw } from '@baize/games/lottery';
import { rulesOf } from '@baize/games/lottery-catalogue';
import { faultOfMessage, type SignedFeed } from '../../signed-feed.ts';
import type { LottoDependencies } from '../dependencies.ts';
import type { IssueStore } from '../issues/store.ts';
import { findLottery } from '../vendors.ts';
import { createFeedStore } from './feed-store.ts';
import { drawFeedCode, drawMessage, type FedResult } from './protocol.ts';

const statuses = {
  taken: 200,
  repeated: 200,
  received: 200,
  differs: 409,
  early: 409,
  unknown: 404,
  wrong: 400,
} as const;
type Kind = keyof typeof statuses;

/**
 * Results of lotteries from a program outside. 200: taken, or known already; 409 `early`: it must come again after the draw; 409 `differs`:
 * another result stands, and the staff decides; 404: no brand waits for it; 400: what is wrong.
 */
export function createDrawFeed(
  { database, clock }: Pick<LottoDependencies, 'database' | 'clock'>,
  issues: Pick<IssueStore, 'passTime'>,
): Pick<SignedFeed, 'code' | 'take'> {
  const store = createFeedStore(database);

  const faultOf = ({ lottery, result }: FedResult): string | null => {
    const known = findLottery(lottery);
    if (!known) return `lottery: ${lottery} is unknown`;
    const prize = faultOfDraw(rulesOf(known.rules).shape, result);
    return prize === null ? null : `result.${prize}: field_format`;
  };

  const take = async (body: unknown): Promise<{ kind: Kind; fault?: string }> => {
    const message = drawMessage.safeParse(body);
    if (!message.success) return { kind: 'wrong', fault: faultOfMessage(message.error.issues) };
    if (message.data.kind === 'heartbeat') return { kind: 'received' };
    const fault = faultOf(message.data);
    if (fault !== null) return { kind: 'wrong', fault };
    // An issue that is due may not be locked yet.
    await issues.passTime('LOCK', clock.now());
    return { kind: await store.take(message.data, clock.now()) };
  };

  return {
    code: drawFeedCode,
    take: async (body) => {
      const { kind, fault } = await take(body);
      const isRight = statuses[kind] === 200;
      await store.noteMessage(clock.now(), isRight ? null : (fault ?? kind));
      return { status: statuses[kind], answer: fault === undefined ? { kind } : { kind, fault } };
    },
  };
}
