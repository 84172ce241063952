import { type Call, calls } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { RefusedRequest } from '../refused-request.ts';

/** A body as it came: its text or bytes, and how it was labelled. */
export type RawBody =
  | { kind: 'json' | 'jose' | 'form'; text: string }
  | { kind: 'file'; bytes: Buffer; contentType: string };

export const largestBodyBytes = 64 * 1024;

/** Files that calls take as their body. */
const uploads = Object.values<Call>(calls).flatMap(({ upload }) => upload ?? []);

/** JSON, compact JWE, HTML forms and the calls' files are read; every other content type is answered with unsupported_media_type. */
export function readBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const kinds = {
    'application/json': 'json',
    'application/jose': 'jose',
    'application/x-www-form-urlencoded': 'form',
  } as const;
  for (const [contentType, kind] of Object.entries(kinds)) {
    app.addContentTypeParser(
      contentType,
      { parseAs: 'buffer', bodyLimit: largestBodyBytes },
      (_request, bytes, done) => {
        try {
          done(null, { kind, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes as Buffer) });
        } catch {
          done(new RefusedRequest('invalid_input', { fields: { body: { key: 'text_broken' } } }));
        }
      },
    );
  }
  for (const contentType of new Set(uploads.flatMap(({ contentTypes }) => contentTypes))) {
    const bodyLimit = Math.max(...uploads.map(({ maxBytes }) => maxBytes));
    app.addContentTypeParser(contentType, { parseAs: 'buffer', bodyLimit }, (_request, bytes, done) => {
      done(null, { kind: 'file', bytes: bytes as Buffer, contentType });
    });
  }
}
