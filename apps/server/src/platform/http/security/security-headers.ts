import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy, type OutsideOrigins, siteAlone } from './content-security-policy.ts';
import { hasPlainOrigin, originOf } from './request-origin.ts';

const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'browsing-topics'];
const permissionsPolicy = permissions.map((name) => `${name}=()`).join(', ');
const hstsValue = `max-age=${365 * 24 * 60 * 60}`;

/** For answers that are made before any hook runs, as to a broken URL or to bytes that are no request. */
export const headersWithoutRequest = {
  'content-security-policy': contentSecurityPolicy('/wps/', "'none'"),
  'permissions-policy': permissionsPolicy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Headers of every answer: values, errors, files, redirects. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  outsideOrigins: () => OutsideOrigins = () => siteAlone,
  framePaths: readonly string[] = [],
): Promise<void> {
  // The policy differs by part of the site and names the request's host, so it is not helmet's static one.
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginResourcePolicy: false,
    xFrameOptions: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  app.addHook('onRequest', async (request, reply) => writeOwnHeaders(request, reply, outsideOrigins(), framePaths));
}

function writeOwnHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  outside: OutsideOrigins,
  framePaths: readonly string[],
): void {
  const [path = '/'] = request.url.split('?', 1);
  const isFrame = framePaths.some((place) => path.startsWith(place));
  const origin = hasPlainOrigin(request) ? originOf(request) : "'none'";
  reply.header('content-security-policy', contentSecurityPolicy(path, origin, { outside, isFrame }));
  reply.header('permissions-policy', permissionsPolicy);
  // The frame is sandboxed without an origin, so its own files are cross-origin to it.
  reply.header('cross-origin-resource-policy', isFrame ? 'cross-origin' : 'same-origin');
  if (!isFrame) reply.header('x-frame-options', 'SAMEORIGIN');
  if (request.protocol === 'https') reply.header('strict-transport-security', hstsValue);
}
