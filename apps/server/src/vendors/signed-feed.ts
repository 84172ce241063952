import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { feedSignatureHeader, feedTimestampHeader, isSignedMessage } from './feed-signature.ts';

const largestBodyBytes = 1024 * 1024;

/** A feed of a program outside. */
export interface SignedFeed {
  /** Its place behind `/feeds/v1/`; signed with every message. */
  code: string;
  secret: string;
  /** A message as it came, unchecked; undefined where it is no JSON. */
  take(message: unknown): Promise<{ status: 200 | 400 | 404 | 409; answer: object }>;
}

interface FeedTools {
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
 * `POST /feeds/v1/<code>`: what the feed answers, 401 without a valid signature, 503 when the message must come again. Signed are the raw
 * bytes, so that nothing parses them before.
 */
export function signedFeed({ code, secret, take }: SignedFeed, { clock, onFailure }: FeedTools): FastifyPluginAsync {
  return async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBodyBytes }, (_request, bytes, done) =>
      done(null, bytes),
    );
    scope.post(
      `/feeds/v1/${code}`,
      { bodyLimit: largestBodyBytes, config: { serves: 'feeds', rateLimit: false } },
      async (request, reply) => {
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const [timestamp, signature] = [feedTimestampHeader, feedSignatureHeader].map((name) =>
          textOf(request.headers[name]),
        );
        const signed = { timestamp: timestamp ?? '', signature: signature ?? '' };
        if (!isSignedMessage(secret, signed, { feed: code, body, now: clock.now() }))
          return reply.code(401).send({ error: 'unsigned' });
        try {
          const { status, answer } = await take(parsed(body));
          return await reply.code(status).send(answer);
        } catch (error) {
          onFailure(error);
          return reply.code(503).header('retry-after', 1).send({ error: 'service_unavailable' });
        }
      },
    );
  };
}

/** What is wrong with a message that a feed's schema refused. */
export const faultOfMessage = (issues: readonly { path: PropertyKey[]; code?: string | undefined }[]): string => {
  const [issue] = issues;
  return `${issue?.path.join('.') || 'message'}: ${issue?.code ?? 'unreadable'}`;
};
