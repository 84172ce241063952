const cookieName = 'last_user';
const validitySeconds = 24 * 60 * 60;

/** The user name that the person asked to remember, valid a day. A password is never stored. */
export function readRememberedName(): string {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${cookieName}=`));
  try {
    return decodeURIComponent(pair?.slice(cookieName.length + 1) ?? '');
  } catch {
    return '';
  }
}

/** An empty name forgets. */
export function rememberName(name: string): void {
  const age = name === '' ? 0 : validitySeconds;
  const safety = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in some browsers that we serve
  document.cookie = `${cookieName}=${encodeURIComponent(name)}; Max-Age=${age}; Path=/; SameSite=Strict${safety}`;
}
