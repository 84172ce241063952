import { type GameCategory, type GameType, lobbyPaths } from '@baize/contract';

export type { GameCategory };
export { lobbyPaths };

/** Pages of the member centre, which opens as an overlay over any page by `?member=`. */
export type MemberPage =
  | 'securityCenter'
  | 'protection'
  | 'transferFund'
  | 'depositv2'
  | 'withdraw'
  | 'transferUpline'
  | 'personalHistoryCopy'
  | 'transactionHistory'
  | 'personalProfit'
  | 'bonusDetails'
  | 'rewardCenter'
  | 'referral'
  | 'missionLeaderboard'
  | 'manualRebate'
  | 'messageV2'
  | 'creditReport';
/** The member centre's first page; an unknown name in the address means it too. */
export const firstMemberPage = 'securityCenter' satisfies MemberPage;
/** Where every "Deposit" of the site leads. */
export const depositPage: MemberPage = 'depositv2';
/** Limits, breaks and exclusion. */
export const protectionPage: MemberPage = 'protection';
/** What the program and the operator tell the member. */
export const messagesPage: MemberPage = 'messageV2';
/** Pages of the agent centre, which opens by `?agent=`. */
export type AgentPage =
  | 'announcement'
  | 'agentTeamOverview'
  | 'addAccount'
  | 'teamManagement'
  | 'teamBetting'
  | 'userLoss'
  | 'myIncome'
  | 'accountDetails'
  | 'dividendRecord'
  | 'dailyWages'
  | 'hourlySalary'
  | 'realTimeSalary'
  | 'agentContracts'
  | 'transferDownline';
/** The agent centre's first page; an unknown name in the address means it too. */
export const firstAgentPage = 'agentTeamOverview' satisfies AgentPage;
/** Popups, which open over any page by `?popup=`. */
export type Popup =
  | 'search'
  | 'login'
  | 'agentLogin'
  | 'register'
  | 'forgot'
  | 'reset'
  | 'revert'
  | 'social'
  | 'linkSocial'
  | 'changeMobile'
  | 'changeEmail'
  | 'changePassword'
  | 'paymentPassword'
  | 'upgrade';

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
  /** What there is to know of a game, with `vendor` and `gameCode`. */
  gameInfo: '/gameInfo',
  help: '/help',
  /** The help without the site's header. */
  helpBare: '/helpmc',
  down: '/down',
  /** The same page as `down`. */
  download: '/download',
  agentHome: '/agentHome',
  promotions: '/promotions',
  promoDetail: '/promoDetail',
  news: '/news',
  noticePage: '/noticePage',
  vip: '/vip',
  pointMall: '/pointMall',
  /** Games that play from the member's one balance, with `vendor` and `gameCode`. */
  seamless: '/seamless',
  fbsports: '/fbsports',
  lottery: '/lottery',
  vnlottery: '/vnlottery',
  join: '/join',
  about: '/about',
  beginner: '/beginner',
  depositGuide: '/deposit-guide',
  refer: '/refer',
  referralLinks: '/referral-links',
  affiliate: '/affiliate',
  feedback: '/feedback',
  contract: '/contract',
  winners: '/winners',
  ranking: '/ranking',
  /** Live chat in a window of its own, without the site's header. */
  chat: '/chat',
  /** Recomputes a round, which comes behind the `#`. */
  verify: '/verify',
  /** A round that its player shows to everybody. */
  round: '/round/$shareId',
  apiDocs: '/docs',
} as const;

/** What the server hands out beside the site's own pages. */
export const serverFiles = {
  /** Recomputes a round on a plain page. */
  plainVerifier: '/verify.html',
  /** The same in one file that needs no network. */
  offlineVerifier: '/verify-offline.html',
  serviceWorker: '/service-worker.js',
} as const;

/** Pages with the header and nothing else around them. */
export const headerOnlyPaths: readonly string[] = [
  paths.lottery,
  paths.vnlottery,
  paths.seamless,
  paths.fbsports,
  paths.game,
];

/** Anchors of the help page. */
export type HelpAnchor = 'fair' | 'draws' | 'ledger' | 'term' | 'privacy' | 'responsible' | 'credits';

export interface GameAddress {
  vendor: string;
  gameCode: string;
}
/** A game as a card knows it; a plain address opens as well. */
export interface OpenableGame extends GameAddress {
  nodeId?: string;
  gameType?: GameType;
  isGame?: string;
  defaultPlayType?: string;
}
export const gameUrl = ({ vendor, gameCode }: GameAddress) =>
  `${paths.game}?${new URLSearchParams({ vendor, gameCode })}`;

export const lobbyOf = (type: GameType): string => lobbyPaths[type === 'LOTT' ? 'ELOTT' : type];

/** A picture of each lobby. */
export const lobbyArt: Record<GameCategory, string> = {
  RNG: '/art/categories/rng.svg',
  LIVE: '/art/categories/live.svg',
  SPORTS: '/art/categories/sports.svg',
  COCKFIGHT: '/art/categories/cockfight.svg',
  ESPORTS: '/art/categories/esports.svg',
  FISH: '/art/categories/fish.svg',
  PVP: '/art/categories/pvp.svg',
  ELOTT: '/art/categories/elott.svg',
};

/** Drawn pictures of empty pages, gates and boards. */
export type Scene =
  | 'winners'
  | 'ranking'
  | 'vip'
  | 'points'
  | 'refer'
  | 'links'
  | 'affiliate'
  | 'agents'
  | 'contract'
  | 'missions'
  | 'raffles'
  | 'rewards'
  | 'messages'
  | 'news'
  | 'notices'
  | 'help'
  | 'account'
  | 'play';
export const scene = (name: Scene): string => `/art/scenes/${name}.svg`;

export const art = {
  logo: '/art/brand/logo.svg',
  /** Lettering for deep green and dark grounds. */
  wordmarkOnHero: '/art/brand/wordmark-dark.svg',
  notFound: '/art/scenes/not-found.webp',
  error: '/art/scenes/error.webp',
  offline: '/art/scenes/offline.webp',
  welcome: '/art/scenes/welcome.webp',
  gameFallback: '/art/scenes/game-fallback.webp',
  emptyBets: '/art/scenes/empty-bets.webp',
  emptyWallet: '/art/scenes/empty-wallet.webp',
} as const;
