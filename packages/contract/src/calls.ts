import * as account from './calls/account.ts';
import * as games from './calls/games.ts';
import * as money from './calls/money.ts';
import * as password from './calls/password.ts';
import * as registration from './calls/registration.ts';
import * as session from './calls/session.ts';
import * as studio from './calls/studio.ts';
import * as system from './calls/system.ts';
import * as verification from './calls/verification.ts';

/** Every call of the product by its name: the one list that server, client and documentation are made from. */
export const calls = {
  whitelabel: system.whitelabel,
  systemStatus: system.systemStatus,
  registerSettings: system.registerSettings,
  listAnnouncements: system.listAnnouncements,
  health: system.health,
  domainRoute: system.domainRoute,
  captcha: verification.captcha,
  botChallenge: verification.botChallenge,
  smsRegister: verification.smsRegister,
  smsNoLogin: verification.smsNoLogin,
  register: registration.register,
  registerMobile: registration.registerMobile,
  affiliateCheck: registration.affiliateCheck,
  login: session.login,
  loginFreePlay: session.loginFreePlay,
  loginDevice: session.loginDevice,
  forgetDevice: session.forgetDevice,
  socialStart: session.socialStart,
  socialFinish: session.socialFinish,
  logout: session.logout,
  sessionList: session.sessionList,
  sessionEnd: session.sessionEnd,
  memberInfo: account.memberInfo,
  memberIcon: account.memberIcon,
  playerAvatar: account.playerAvatar,
  uploadIcon: account.uploadIcon,
  removeIcon: account.removeIcon,
  updateLanguage: account.updateLanguage,
  changePassword: password.changePassword,
  forgotPasswordByEmail: password.forgotPasswordByEmail,
  resetPasswordByLink: password.resetPasswordByLink,
  resetPasswordByPhone: password.resetPasswordByPhone,
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
