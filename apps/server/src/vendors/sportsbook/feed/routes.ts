import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { FeedAnswer, FeedInlet } from './apply-message.ts';
import { feedMessage, feedPath } from './protocol.ts';
import { feedSignatureHeader, feedTimestampHeader, isSignedMessage } from './signature.ts';

const largestBodyBytes = 1024 * 1024;
const statuses = { taken: 200, repeated: 200, behind: 409, wrong: 400 } as const;

export interface OpenFeed {
  code: string;
  secret: string;
  inlet: FeedInlet;
}

interface RouteTools {
  clock: Clock;
  onFailure: (error: unknown) => void;
}

const textOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : '');

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * `POST /feeds/v1/<feed>`: 200 once a message is taken or was before, 409 with the last sequence when a snapshot must come, 400 with what is
 * wrong, 401 without a valid signature, 503 when the message must come again. Signed are the raw bytes, so that nothing parses them before.
 */
export function feedRoutes(feeds: readonly OpenFeed[], { clock, onFailure }: RouteTools): FastifyPluginAsync {
  const byCode = new Map(feeds.map((feed) => [feed.code, feed]));

  const answerOf = async ({ inlet }: OpenFeed, body: Buffer): Promise<FeedAnswer> => {
    const message = feedMessage.safeParse(parsed(body));
    if (message.success) return inlet.take(message.data);
    const [issue] = message.error.issues;
    return inlet.refuse(`${issue?.path.join('.') || 'message'}: ${issue?.code ?? 'unreadable'}`);
  };

  return async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBodyBytes }, (_request, bytes, done) =>
      done(null, bytes),
    );
    scope.post<{ Params: { feed: string } }>(
      feedPath,
      { bodyLimit: largestBodyBytes, config: { serves: 'feeds', rateLimit: false } },
      async (request, reply) => {
        const feed = byCode.get(request.params.feed);
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const [timestamp, signature] = [feedTimestampHeader, feedSignatureHeader].map((name) =>
          textOf(request.headers[name]),
        );
        const signed = { timestamp: timestamp ?? '', signature: signature ?? '' };
        if (!feed || !isSignedMessage(feed.secret, signed, { feed: feed.code, body, now: clock.now() }))
          return reply.code(401).send({ error: 'unsigned' });
        try {
          const answer = await answerOf(feed, body);
          return await reply.code(statuses[answer.kind]).send(answer);
        } catch (error) {
          onFailure(error);
          return reply.code(503).header('retry-after', 1).send({ error: 'service_unavailable' });
        }
      },
    );
  };
}
