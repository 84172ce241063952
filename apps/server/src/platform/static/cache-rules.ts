/** Vite writes a hash of the content into these names: the file behind such a name never changes. */
const hashedName = /\/assets\/[^/]+-[\w-]{7,8}\.[a-z0-9]+$/;
const yearSeconds = 365 * 24 * 60 * 60;
const hourSeconds = 60 * 60;

/** How long a browser may keep a file of the built apps. */
export function cacheControlOf(file: string): string {
  if (file.endsWith('.html')) return 'no-cache';
  if (hashedName.test(file.replaceAll('\\', '/'))) return `public, max-age=${yearSeconds}, immutable`;
  return `public, max-age=${hourSeconds}`;
}
