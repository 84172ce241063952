import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SiteBrand } from '../handlers.ts';
import { RefusedRequest } from '../refused-request.ts';

/** A host as it may stand in a URL and in a content security policy: a name or an address, with a port at most. */
const hostForm = /^(?:[a-z0-9_-]+(?:\.[a-z0-9_-]+)*\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const maxHost = 260;

export const isHost = (host: string): boolean => host.length <= maxHost && hostForm.test(host);

/** `https://host[:port]` as the browser sees this site. */
export const originOf = (request: FastifyRequest): string => `${request.protocol}://${request.host.toLowerCase()}`;

/**
 * Where the brand's pages stand for this request: its own origin that the request names, else its public one. What a link is made of must
 * not be what a client may choose: his host, or a port of his at a host that is the brand's.
 */
export function ownOriginOf(request: FastifyRequest, { code, origins }: SiteBrand): string {
  const named = originOf(request);
  const own = URL.canParse(named) ? origins.find((origin) => origin === new URL(named).origin) : undefined;
  const origin = own ?? origins[0];
  if (origin === undefined) throw new Error(`Brand ${code} has no public origin.`);
  return origin;
}

const isWeb = (protocol: string): boolean => protocol === 'http' || protocol === 'https';

/** `isHost` for everything that the origin is made of: a proxy may pass on a protocol that a client made up. */
export const hasPlainOrigin = ({ host, protocol }: FastifyRequest): boolean => isHost(host) && isWeb(protocol);

/** What stands before this site may have believed the other one. */
export const namesTwoHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** The host is written into policies and launch URLs, so a request with a strange one ends here. */
export function refuseStrangeHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (!hasPlainOrigin(request) || namesTwoHosts(request.raw))
      throw new RefusedRequest('invalid_input', { fields: { host: { key: 'field_format' } } });
  });
}

/**
 * True for a request that changes something and that a page of another host sent. Browsers say so themselves (`Sec-Fetch-Site`), older
 * ones name the page's origin; a request with neither comes from no browser's page.
 */
export function isFromElsewhere(request: FastifyRequest): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== request.host.toLowerCase());
}
