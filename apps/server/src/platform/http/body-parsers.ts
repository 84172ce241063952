import type { FastifyInstance } from 'fastify';
import { RefusedRequest } from './refused-request.ts';

/** A body as it came: the text and how it was labelled. */
export interface RawBody {
  kind: 'json' | 'jose';
  text: string;
}

export const largestBodyBytes = 64 * 1024;

/** Only JSON and compact JWE are read; every other content type is answered with unsupported_media_type. */
export function readBodiesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const kinds = { 'application/json': 'json', 'application/jose': 'jose' } as const;
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
}
