import type { GameType } from '@baize/contract';

/** Pages of the member centre, which opens as an overlay over any page by `?member=`. */
export type MemberPage = 'securityCenter' | 'transferFund' | 'depositv2' | 'personalHistoryCopy' | 'transactionHistory';
/** Popups, which open over any page by `?popup=`. */
export type Popup = 'login' | 'agentLogin' | 'register' | 'forgot' | 'reset' | 'social' | 'changePassword' | 'upgrade';

/** Every address of the site. */
export const paths = {
  home: '/',
  homeAliases: ['/index', '/index.html', '/home'],
  login: '/login',
  forget: '/forget',
  register: '/register',
  registerHtml: '/register.html',
  slots: '/rng',
  hot: '/hot',
  game: '/game',
  help: '/help',
  /** The help without the site's header. */
  helpBare: '/helpmc',
  download: '/download',
  agentHome: '/agentHome',
  apiDocs: '/docs',
} as const;

/** Anchors of the help page. */
export type HelpAnchor = 'fair' | 'ledger' | 'term' | 'privacy' | 'responsible' | 'credits';

export interface GameAddress {
  vendor: string;
  gameCode: string;
}
export const gameUrl = ({ vendor, gameCode }: GameAddress) =>
  `${paths.game}?${new URLSearchParams({ vendor, gameCode })}`;

/** Where a game type's hall is. A type without a hall is not offered anywhere. */
export const hallPaths = { RNG: paths.slots } as const satisfies Partial<Record<GameType, string>>;

export const art = {
  logo: '/art/brand/logo.svg',
  /** Lettering for deep green and dark grounds. */
  wordmarkOnHero: '/art/brand/wordmark-dark.svg',
  wordmarkOnLight: '/art/brand/wordmark-light.svg',
  notFound: '/art/scenes/not-found.webp',
  error: '/art/scenes/error.webp',
  offline: '/art/scenes/offline.webp',
  welcome: '/art/scenes/welcome.webp',
  gameFallback: '/art/scenes/game-fallback.webp',
  slots: '/art/categories/rng.webp',
} as const;
