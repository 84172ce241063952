import { type Call, calls } from '@baize/contract';

type Directives = Record<string, string>;

/** Origins beside this site's. */
export interface OutsideOrigins {
  /** Games come from them. */
  frames: readonly string[];
  /** Pictures come from them. */
  pictures: readonly string[];
}
export const siteAlone: OutsideOrigins = { frames: [], pictures: [] };

/** What every part of the site may do: nothing from elsewhere, no inline script, no plug-in, no foreign form or base. */
const common: Directives = {
  'default-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'object-src': "'none'",
  'script-src-attr': "'none'",
};

const site: Directives = {
  ...common,
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  'frame-src': "'self'",
  'frame-ancestors': "'self'",
};
const console: Directives = { ...site, 'frame-src': "'none'", 'frame-ancestors': "'none'" };
/** Swagger UI writes style attributes into its page. */
const documentation: Directives = { ...console, 'style-src': "'self' 'unsafe-inline'" };
const nothing: Directives = { 'default-src': "'none'", 'frame-ancestors': "'none'", 'base-uri': "'none'" };

/** Where its sockets lead, which no origin of a page matches. */
const socketsOf = (origin: string): string => origin.replace(/^http/, 'ws');

/** The game frame has no origin, so 'self' matches nothing there: the host is named, and those that deliver games for it. */
const frame = (origin: string, frameOrigins: readonly string[]): Directives => {
  const origins = [origin, ...frameOrigins];
  return { ...framed(origins.join(' ')), 'connect-src': [...origins, ...origins.map(socketsOf)].join(' ') };
};
const framed = (origin: string): Directives => ({
  'default-src': "'none'",
  'script-src': origin,
  'style-src': origin,
  'font-src': origin,
  'media-src': origin,
  'img-src': `${origin} data: blob:`,
  'worker-src': `${origin} blob:`,
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': origin,
});

/** What a phone-auth service in the browser needs: its scripts, its bot check in a frame, its own calls. */
const phoneAuth = (projectId: string): Directives => ({
  'script-src': "'self' https://www.google.com https://www.gstatic.com",
  'connect-src':
    "'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://www.google.com",
  'frame-src': `'self' https://www.google.com https://${projectId}.firebaseapp.com`,
});

/**
 * The policy of a page of the site whose brand checks phone numbers by such a service.
 * @param projectId letters, digits and hyphens; anything else is left out of the policy
 */
export function policyWithPhoneAuth(projectId: string, outside: OutsideOrigins): string {
  const more = /^[a-z0-9-]{1,64}$/.test(projectId) ? phoneAuth(projectId) : {};
  return written(withOutside({ ...site, ...more }, outside));
}

/** First folders of the paths of calls, which answer no page. */
export const callFolders: ReadonlySet<string> = new Set(
  Object.values<Call>(calls).map(({ path }) => path.split('/', 2)[1] ?? ''),
);

/**
 * @param origin the origin that the request names, already checked to be a plain host
 * @param options.outside where games and pictures of other origins come from
 * @param options.isFrame whether the page is a game's, shown in a sandboxed frame
 */
export function contentSecurityPolicy(
  path: string,
  origin: string,
  { outside = siteAlone, isFrame = false }: { outside?: OutsideOrigins; isFrame?: boolean } = {},
): string {
  if (isFrame) return written(frame(origin, outside.frames));
  return written(directivesFor(path, outside));
}

const written = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

function directivesFor(path: string, outside: OutsideOrigins): Directives {
  if (callFolders.has(path.split('/', 2)[1] ?? '')) return nothing;
  if (path.startsWith('/docs')) return documentation;
  if (path.startsWith('/console')) return console;
  return withOutside(site, outside);
}

const withOutside = (directives: Directives, { frames, pictures }: OutsideOrigins): Directives => ({
  ...directives,
  'frame-src': [directives['frame-src'], ...frames].join(' '),
  'img-src': [directives['img-src'], ...pictures].join(' '),
});
