import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

type Compress = (text: string) => Promise<Buffer>;
/** The best first. */
const defaultCodings: Readonly<Record<string, Compress>> = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Returns one text for ever: compressed with the first request for each coding, and 304 to whoever has it. */
export function compressedOnce(text: string, contentType: string, codings = defaultCodings) {
  const copies = new Map<string, Promise<Buffer>>();
  // Weak: the same text travels in several codings.
  const tag = `W/"${hash('sha256', text, 'base64url')}"`;

  const copyIn = (coding: string, compress: Compress): Promise<Buffer> => {
    const copy = copies.get(coding) ?? compress(text);
    copies.set(coding, copy);
    return copy;
  };

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    reply.header('etag', tag).header('vary', 'accept-encoding').type(contentType);
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const wanted = Object.entries(codings).find(([coding]) => takes(request, coding));
    if (!wanted) return reply.send(text);
    const [coding, compress] = wanted;
    return reply.header('content-encoding', coding).send(await copyIn(coding, compress));
  };
}

function takes({ headers }: FastifyRequest, coding: string): boolean {
  const offers = String(headers['accept-encoding'] ?? '').split(',');
  return offers.some((offer) => {
    const [name = '', weight = ''] = offer.split(';').map((part) => part.trim());
    return name === coding && !/^q=0(?:\.0*)?$/.test(weight);
  });
}
