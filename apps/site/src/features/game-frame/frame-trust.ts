/** What a game's frame may do, and how its messages are known. */
export interface FrameTrust {
  /** The studio's own games, served beside this site. */
  isOwn: boolean;
  sandbox: string;
  /** The origin that its messages come from. */
  origin: string;
}

/** Hosts that never leave the machine, as browsers see it too. */
const localHost = /^(localhost|.+\.localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * A frame from our own address gets no origin, so that it reaches nothing of the site; a vendor's frame keeps the vendor's own.
 * @returns null for an address that no game is opened at: neither ours, nor https, nor on this machine
 */
export function frameTrust(url: string, siteUrl: string): FrameTrust | null {
  if (!URL.canParse(url, siteUrl)) return null;
  const { protocol, hostname, origin } = new URL(url, siteUrl);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  if (origin === new URL(siteUrl).origin) return { isOwn: true, sandbox: 'allow-scripts', origin: 'null' };
  if (protocol === 'http:' && !localHost.test(hostname)) return null;
  return { isOwn: false, sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups', origin };
}
