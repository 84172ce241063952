import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cacheControlOf } from './cache-rules.ts';
import { createGamePage } from './game-page.ts';
import { manifestName } from './manifest.ts';

/** The folders of the built apps. */
export interface AppFolders {
  site: string;
  console: string;
  /** Apps whose pages run in game frames: where they are served, with a slash at both ends, and their build. */
  frames: Readonly<Record<string, string>>;
}

const policyHeader = 'content-security-policy';
const config = { serves: 'files', rateLimit: false } as const;

/** Serves what the builds wrote: the site at /, the console at /console/, game frames where they are named. */
export async function serveFiles(app: FastifyInstance, folders: AppFolders): Promise<void> {
  await app.register(fastifyStatic, {
    root: folders.site,
    serve: false,
    suppressWarning: true,
    // scripts/build.mjs writes .br and .gz beside each file that gains from it
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    setHeaders: (reply, file) => {
      const plainName = file.replace(/\.(br|gz)$/, '');
      reply.header('cache-control', cacheControlOf(plainName));
      reply.header('vary', 'accept-encoding');
    },
  });
  const restOf = (request: FastifyRequest): string => (request.params as { '*': string })['*'];
  const send = (folder: string) => (request: FastifyRequest, reply: FastifyReply) =>
    reply.sendFile(restOf(request) || 'index.html', folder);
  /** A folder without a page of its own. */
  const sendBelow = (place: string) => (request: FastifyRequest, reply: FastifyReply) =>
    restOf(request) === '' ? reply.callNotFound() : reply.sendFile(`${place}/${restOf(request)}`, folders.site);
  app.get('/assets/*', { config }, sendBelow('assets'));
  app.get('/art/*', { config }, sendBelow('art'));
  const sendConsole = send(folders.console);
  app.get('/console/*', { config }, (request, reply) =>
    // An address of one of its views; files have a dot in their name.
    restOf(request).includes('.') ? sendConsole(request, reply) : reply.sendFile('index.html', folders.console),
  );
  for (const [place, folder] of Object.entries(folders.frames)) {
    const gamePage = createGamePage(folder, place);
    const sendFile = send(folder);
    app.get(`${place}*`, { config }, (request, reply) => {
      const page = isIndex(request) ? gamePage(request.query as object) : null;
      if (page === null) return sendFile(request, reply);
      if (page.scriptSource !== null) allowScript(reply, page.scriptSource);
      reply.type('text/html; charset=utf-8').header('cache-control', cacheControlOf('index.html'));
      return reply.send(page.html);
    });
  }
  app.get('/console', { config }, (_request, reply) => reply.redirect('/console/', 301));
  for (const file of rootFiles(folders.site)) {
    app.get(`/${file}`, { config }, (_request, reply) => reply.sendFile(file, folders.site));
  }
}

/** The policy of this answer names one script more. */
function allowScript(reply: FastifyReply, source: string): void {
  const policy = String(reply.getHeader(policyHeader) ?? '');
  reply.header(policyHeader, policy.replace('script-src ', `script-src ${source} `));
}

const isIndex = ({ params }: FastifyRequest): boolean => ['', 'index.html'].includes((params as { '*': string })['*']);

const madeAnew = ['index.html', manifestName];

/** Files that stand at the root of the site, as robots.txt or the verifier; the page itself and the manifest are made for each request. */
function rootFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !madeAnew.includes(entry.name) && !/^\.|\.(br|gz)$/.test(entry.name))
    .map((entry) => path.basename(entry.name));
}
