import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../http/answer.ts';
import {
  callFolders,
  type OutsideOrigins,
  policyWithPhoneAuth,
  siteAlone,
} from '../http/security/content-security-policy.ts';
import { type BootData, pageWithBoot } from './boot-data.ts';

/** The data for the page of a request; null when there is none (unknown host, database away): the page then asks for itself. */
export type BootOf = (request: FastifyRequest) => Promise<BootData | null>;

/** Tags for the head of a request's page, and whether search engines are kept away from it; null: nothing of its own. */
export type HeadOf = (request: FastifyRequest) => Promise<{ tags: string; isHidden: boolean } | null>;

const brotli = promisify(brotliCompress);
/** Of 11: a page is made anew for every request. */
const quickQuality = 4;

/** Paths that belong to others: nothing below them is a page of the site. */
const notPages: ReadonlySet<string> = new Set([...callFolders, 'docs', 'console', 'art', 'assets']);

/** Every other path that a browser opens as a page gets the site, whose router knows the rest; anything else is a 404. */
export function servePages(
  app: FastifyInstance,
  options: { siteFolder: string | null; bootOf: BootOf; headOf?: HeadOf; outsideOrigins?: () => OutsideOrigins },
): void {
  const file = options.siteFolder && path.join(options.siteFolder, 'index.html');
  const page = file && existsSync(file) ? readFileSync(file, 'utf8') : null;

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    if (page === null) return sendFailure(reply, 'not_found');
    const data = await options.bootOf(request).catch((error) => {
      request.log.warn({ err: error }, 'the page goes out without boot data');
      return null;
    });
    const phoneAuth = data?.whitelabel.phoneAuth;
    if (phoneAuth) {
      const policy = policyWithPhoneAuth(phoneAuth.projectId, options.outsideOrigins?.() ?? siteAlone);
      reply.header('content-security-policy', policy);
    }
    const head = (await options.headOf?.(request)) ?? null;
    if (head?.isHidden) reply.header('x-robots-tag', 'noindex, nofollow');
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    return sendCompressed(request, reply, pageWithBoot(page, data, pathOf(request), head?.tags));
  };

  app.get('/', { config: { serves: 'files' } }, sendPage);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) =>
    isPageRequest(request) ? sendPage(request, reply) : sendFailure(reply, 'not_found'),
  );
}

/** The handler of unknown paths is out of the compressing plugin's sight, and most pages are such paths. */
async function sendCompressed(request: FastifyRequest, reply: FastifyReply, html: string): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  if (!takesBrotli(String(request.headers['accept-encoding'] ?? ''))) return reply.send(html);
  reply.header('content-encoding', 'br');
  return reply.send(await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quickQuality } }));
}

/** `br;q=0` says that it is not taken. */
const takesBrotli = (accepted: string): boolean =>
  accepted.split(',').some((coding) => /^\s*br\s*(;|$)/i.test(coding) && !/;\s*q=0(\.0*)?\s*$/i.test(coding));

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '/';

function isPageRequest(request: FastifyRequest): boolean {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return (
    isRead &&
    (request.headers.accept ?? '').includes('text/html') &&
    !notPages.has(pathOf(request).split('/', 2)[1] ?? '')
  );
}
