import * as account from './calls/account.ts';
import * as games from './calls/games.ts';
import * as money from './calls/money.ts';
import * as studio from './calls/studio.ts';
import * as system from './calls/system.ts';

/** Every call of the product by its name: the one list that server, client and documentation are made from. */
export const calls = {
  whitelabel: system.whitelabel,
  systemStatus: system.systemStatus,
  registerSettings: system.registerSettings,
  listAnnouncements: system.listAnnouncements,
  health: system.health,
  register: account.register,
  login: account.login,
  logout: account.logout,
  memberInfo: account.memberInfo,
  balance: money.balance,
  sandboxDeposit: money.sandboxDeposit,
  transactions: money.transactions,
  bettingRecord: money.bettingRecord,
  vendorMenu: games.vendorMenu,
  gameList: games.gameList,
  hotGames: games.hotGames,
  launchGame: games.launchGame,
  studioOpen: studio.studioOpen,
  studioSpin: studio.studioSpin,
  studioPresented: studio.studioPresented,
  studioBalance: studio.studioBalance,
  studioRounds: studio.studioRounds,
  studioRotateSeed: studio.studioRotateSeed,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
