import { faultOfMessage, type SignedFeed } from '../../signed-feed.ts';
import type { FeedInlet } from './apply-message.ts';
import { feedMessage } from './protocol.ts';

const statuses = { taken: 200, repeated: 200, behind: 409, wrong: 400 } as const;

/** Matches and odds of a program outside: 200 once a message is taken or was before, 409 when a snapshot must come, 400 with what is wrong. */
export function oddsFeed({ code, secret, inlet }: { code: string; secret: string; inlet: FeedInlet }): SignedFeed {
  return {
    code,
    secret,
    take: async (told) => {
      const message = feedMessage.safeParse(told);
      const answer = message.success
        ? await inlet.take(message.data)
        : await inlet.refuse(faultOfMessage(message.error.issues));
      return { status: statuses[answer.kind], answer };
    },
  };
}
