/** What a game's frame may do, and how its messages are known. */
export interface FrameTrust {
  /** The studio's own games, served beside this site. */
  isOwn: boolean;
  sandbox: string;
  /** The origin that its messages come from. */
  origin: string;
}

/** A frame from our own address gets no origin, so that it reaches nothing of the site; a vendor's frame keeps the vendor's own. */
export function frameTrust(url: string, siteUrl: string): FrameTrust {
  const { origin } = new URL(url, siteUrl);
  if (origin === new URL(siteUrl).origin) return { isOwn: true, sandbox: 'allow-scripts', origin: 'null' };
  return { isOwn: false, sandbox: 'allow-scripts allow-same-origin allow-forms allow-popups', origin };
}
