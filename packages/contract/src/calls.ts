import * as account from './calls/account.ts';
import * as agency from './calls/agency.ts';
import * as creditReport from './calls/cashier/credit-report.ts';
import * as deposits from './calls/cashier/deposits.ts';
import * as funds from './calls/cashier/funds.ts';
import * as memberTransfers from './calls/cashier/member-transfers.ts';
import * as merchantWallet from './calls/cashier/merchant-wallet.ts';
import * as payoutAccountCalls from './calls/cashier/payout-accounts.ts';
import * as withdrawalCalls from './calls/cashier/withdrawals.ts';
import * as front from './calls/front.ts';
import * as instant from './calls/game/instant.ts';
import * as lotto from './calls/game/lotto.ts';
import * as sportsbook from './calls/game/sportsbook.ts';
import * as studio from './calls/game/studio.ts';
import * as tables from './calls/game/tables.ts';
import * as games from './calls/games.ts';
import * as identityCheckCalls from './calls/identity-check.ts';
import * as launch from './calls/launch.ts';
import * as leaderboards from './calls/leaderboards.ts';
import * as lotteries from './calls/lotteries.ts';
import * as details from './calls/member-details.ts';
import * as messageCalls from './calls/messages.ts';
import * as money from './calls/money.ts';
import * as password from './calls/password.ts';
import * as paymentPassword from './calls/payment-password.ts';
import * as registration from './calls/registration.ts';
import { rewardCalls } from './calls/rewards/index.ts';
import * as proof from './calls/round-proof.ts';
import * as session from './calls/session.ts';
import { staffCalls } from './calls/staff/index.ts';
import * as support from './calls/support.ts';
import * as system from './calls/system.ts';
import * as verification from './calls/verification.ts';

/** Every call of the product by its name: the one list that server, client and documentation are made from. */
export const calls = {
  whitelabel: system.whitelabel,
  systemStatus: system.systemStatus,
  registerSettings: system.registerSettings,
  listAnnouncements: front.listAnnouncements,
  announcementReads: front.announcementReads,
  readAnnouncements: front.readAnnouncements,
  helpCenter: front.helpCenter,
  rankList: leaderboards.rankList,
  winnerBoard: leaderboards.winnerBoard,
  jackpot: leaderboards.jackpot,
  referralLinks: agency.referralLinks,
  addReferralLink: agency.addReferralLink,
  endReferralLink: agency.endReferralLink,
  affiliateApplicationState: agency.affiliateApplicationState,
  applyAsAffiliate: agency.applyAsAffiliate,
  contractRequests: agency.contractRequests,
  requestContract: agency.requestContract,
  health: system.health,
  domainRoute: system.domainRoute,
  systemMenu: system.systemMenu,
  systemRouters: system.systemRouters,
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
  memberDetails: details.memberDetails,
  setMemberDetails: details.setMemberDetails,
  signInHistory: details.signInHistory,
  identityCheck: identityCheckCalls.identityCheck,
  startIdentityCheck: identityCheckCalls.startIdentityCheck,
  uploadIdentityDocument: identityCheckCalls.uploadIdentityDocument,
  identityDocument: identityCheckCalls.identityDocument,
  submitIdentityCheck: identityCheckCalls.submitIdentityCheck,
  updateLanguage: account.updateLanguage,
  contactCode: account.contactCode,
  changeContact: account.changeContact,
  revertContact: account.revertContact,
  socialLinks: account.socialLinks,
  socialLinkStart: account.socialLinkStart,
  socialLinkFinish: account.socialLinkFinish,
  changePassword: password.changePassword,
  forgotPasswordByEmail: password.forgotPasswordByEmail,
  resetPasswordByLink: password.resetPasswordByLink,
  resetPasswordByPhone: password.resetPasswordByPhone,
  paymentPasswordStatus: paymentPassword.paymentPasswordStatus,
  setPaymentPassword: paymentPassword.setPaymentPassword,
  paymentPasswordCode: paymentPassword.paymentPasswordCode,
  resetPaymentPassword: paymentPassword.resetPaymentPassword,
  balance: money.balance,
  consolidatedFunds: funds.consolidatedFunds,
  sandboxDeposit: money.sandboxDeposit,
  depositMethods: deposits.depositMethods,
  createDeposit: deposits.createDeposit,
  depositOrder: deposits.depositOrder,
  depositProof: deposits.depositProof,
  depositHistory: deposits.depositHistory,
  payoutAccounts: payoutAccountCalls.payoutAccounts,
  addPayoutAccount: payoutAccountCalls.addPayoutAccount,
  removePayoutAccount: payoutAccountCalls.removePayoutAccount,
  withdrawalTerms: withdrawalCalls.withdrawalTerms,
  requestWithdrawal: withdrawalCalls.requestWithdrawal,
  withdrawals: withdrawalCalls.withdrawals,
  cancelWithdrawal: withdrawalCalls.cancelWithdrawal,
  withdrawalProof: withdrawalCalls.withdrawalProof,
  confirmWithdrawal: withdrawalCalls.confirmWithdrawal,
  transactions: money.transactions,
  bettingRecord: money.bettingRecord,
  personalProfit: money.personalProfit,
  creditReport: creditReport.creditReport,
  transferReceivers: memberTransfers.transferReceivers,
  sendTransfer: memberTransfers.sendTransfer,
  memberTransfers: memberTransfers.memberTransfers,
  roundProof: proof.roundProof,
  vendorMenu: games.vendorMenu,
  gameList: games.gameList,
  hotGames: games.hotGames,
  recentGames: games.recentGames,
  favoriteGamesList: games.favoriteGamesList,
  favoriteGames: games.favoriteGames,
  addFavoriteGame: games.addFavoriteGame,
  removeFavoriteGame: games.removeFavoriteGame,
  vassGameTypes: games.vassGameTypes,
  roomList: games.roomList,
  launchGame: launch.launchGame,
  launchFb: launch.launchFb,
  gameMenus: lotteries.gameMenus,
  vnGameMenus: lotteries.vnGameMenus,
  vnRecentGames: lotteries.vnRecentGames,
  popularLotteries: lotteries.popularLotteries,
  vnOpenedNumbers: lotteries.vnOpenedNumbers,
  openedNumbers: lotteries.openedNumbers,
  recentDraws: lotteries.recentDraws,
  merchantWallet: merchantWallet.merchantWallet,
  walletTransfer: merchantWallet.walletTransfer,
  studioOpen: studio.studioOpen,
  studioSpin: studio.studioSpin,
  studioPick: studio.studioPick,
  studioJackpots: studio.studioJackpots,
  studioRealityCheck: studio.studioRealityCheck,
  studioPresented: studio.studioPresented,
  studioBalance: studio.studioBalance,
  studioRounds: studio.studioRounds,
  studioRotateSeed: studio.studioRotateSeed,
  studioInstantPlay: instant.studioInstantPlay,
  studioInstantStep: instant.studioInstantStep,
  studioInstantRounds: instant.studioInstantRounds,
  studioTableState: tables.studioTableState,
  studioTableBet: tables.studioTableBet,
  studioTableUndo: tables.studioTableUndo,
  studioTableCashOut: tables.studioTableCashOut,
  studioTableSeats: tables.studioTableSeats,
  fbOpen: sportsbook.fb.open,
  fbMatches: sportsbook.fb.matches,
  fbMatch: sportsbook.fb.match,
  fbBet: sportsbook.fb.bet,
  fbBets: sportsbook.fb.bets,
  fbCashOut: sportsbook.fb.cashOut,
  tfOpen: sportsbook.tf.open,
  tfMatches: sportsbook.tf.matches,
  tfMatch: sportsbook.tf.match,
  tfBet: sportsbook.tf.bet,
  tfBets: sportsbook.tf.bets,
  tfCashOut: sportsbook.tf.cashOut,
  lottoOpen: lotto.lottoOpen,
  lottoIssues: lotto.lottoIssues,
  lottoBuy: lotto.lottoBuy,
  lottoTickets: lotto.lottoTickets,
  serviceDispatch: support.serviceDispatch,
  chatOpen: support.chatOpen,
  chatHistory: support.chatHistory,
  chatSend: support.chatSend,
  chatRead: support.chatRead,
  chatUnread: support.chatUnread,
  feedbackSettings: support.feedbackSettings,
  feedback: support.feedback,
  feedbackImage: support.feedbackImage,
  feedbackList: support.feedbackList,
  unreadCount: messageCalls.unreadCount,
  messages: messageCalls.messages,
  messagesRead: messageCalls.messagesRead,
  messagesReadAll: messageCalls.messagesReadAll,
  messagesDelete: messageCalls.messagesDelete,
  ...rewardCalls,
  ...staffCalls,
} as const;

export type Calls = typeof calls;
export type CallName = keyof Calls;
