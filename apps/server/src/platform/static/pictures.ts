import { picturesPath } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { sendFailure } from '../http/answer.ts';
import type { HttpPorts } from '../http/register-calls.ts';

const fileName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.webp$/;

/** Pictures that staff added, of the host's brand alone. What stands under an id never changes. */
export function servePictures(app: FastifyInstance, ports: Pick<HttpPorts, 'brandOfHost' | 'pictureOf'>): void {
  app.get(`${picturesPath}:file`, { config: { serves: 'files' } }, async (request, reply) => {
    const [, id] = fileName.exec((request.params as { file: string }).file) ?? [];
    const brand = id === undefined ? null : await ports.brandOfHost(request.hostname.toLowerCase());
    const webp = id === undefined || !brand ? null : ((await ports.pictureOf?.(brand.id, id)) ?? null);
    if (webp === null) return sendFailure(reply, 'not_found');
    return reply
      .type('image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'same-origin')
      .send(webp);
  });
}
