/** What the launch URL says. The server writes `hostOrigin`; `launchToken` works once. */
export interface Launch {
  launchToken: string | null;
  /** The code of the game, as far as the address says it. */
  game: string;
  /** Exact origin of the page that holds the frame; null when the frame was opened by itself. */
  hostOrigin: string | null;
  lang: string;
  theme: 'dark' | 'light';
  renderer: 'best' | 'canvas';
  /** The page around the frame shows the game's name and the balance, so the game's own line does not. */
  hasHostBar: boolean;
}

function exactOrigin(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return origin === text && (protocol === 'https:' || protocol === 'http:') ? origin : null;
}

/** Reads the query of the launch URL. A host origin that is more or less than an origin counts as none. */
export function readLaunch(search: string): Launch {
  const query = new URLSearchParams(search);
  return {
    launchToken: query.get('launchToken') || null,
    game: query.get('game') ?? '',
    hostOrigin: exactOrigin(query.get('hostOrigin')),
    lang: query.get('lang') ?? 'TY',
    theme: query.get('theme') === 'light' ? 'light' : 'dark',
    renderer: query.get('renderer') === 'canvas' ? 'canvas' : 'best',
    hasHostBar: query.get('hostBar') === '1',
  };
}

/** The same URL without the used token, for the address bar and the history. */
export function withoutToken(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('launchToken');
  return url.pathname + url.search;
}
