import type { CallName } from '@baize/contract';

/**
 * What a call does with the things that it names. A call without a rule fails the test of the matrix.
 * `none`: it names nothing that belongs to somebody. `own`: what it shows or changes is the asking account's or game session's, and no input
 * names another's. `named`: its input names a thing, and the rule's test below tries another's.
 */
export type ObjectRule = 'none' | 'own' | 'named';

export const objectRules: Partial<Record<CallName, ObjectRule>> & Record<string, ObjectRule> = {
  whitelabel: 'none',
  systemStatus: 'none',
  registerSettings: 'none',
  listAnnouncements: 'none',
  health: 'none',
  domainRoute: 'none',
  captcha: 'none',
  botChallenge: 'none',
  smsRegister: 'none',
  smsNoLogin: 'none',
  register: 'none',
  registerMobile: 'none',
  affiliateCheck: 'none',
  login: 'none',
  loginFreePlay: 'none',
  loginDevice: 'own',
  forgetDevice: 'own',
  socialStart: 'none',
  socialFinish: 'named',
  logout: 'own',
  sessionList: 'own',
  sessionEnd: 'named',
  memberInfo: 'own',
  memberIcon: 'own',
  playerAvatar: 'own',
  uploadIcon: 'own',
  removeIcon: 'own',
  updateLanguage: 'own',
  changePassword: 'own',
  forgotPasswordByEmail: 'none',
  resetPasswordByLink: 'named',
  resetPasswordByPhone: 'named',
  balance: 'own',
  sandboxDeposit: 'named',
  transactions: 'own',
  bettingRecord: 'own',
  vendorMenu: 'none',
  gameList: 'none',
  hotGames: 'none',
  launchGame: 'own',
  studioOpen: 'named',
  studioSpin: 'named',
  studioPresented: 'named',
  studioBalance: 'own',
  studioRounds: 'own',
  studioRotateSeed: 'own',
};

/** Named things whose foreign use is tried in the matrix; the others are tried where the reason says. */
export const triedElsewhere: Record<string, string> = {
  socialFinish: 'modules/identity/social.test.ts: a state counts in its own form and brand alone',
  resetPasswordByLink: 'modules/identity/forgotten.test.ts: a link is nothing in another brand',
  resetPasswordByPhone: 'modules/identity/mobile.test.ts: a code is bound to number, form and purpose',
};
