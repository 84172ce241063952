const validitySeconds = 24 * 60 * 60;

/** A cookie of this site that its own pages read; empty when it is not there or broken. */
export function readCookie(name: string): string {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '');
  } catch {
    return '';
  }
}

/** Keeps a value for a day; an empty one removes the cookie. Nothing secret belongs in here: every script of the page can read it. */
export function writeCookie(name: string, value: string): void {
  const age = value === '' ? 0 : validitySeconds;
  const safety = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers that we serve
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${age}; Path=/; SameSite=Strict${safety}`;
}
