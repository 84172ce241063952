export { avifTwinOf, bannerGroupOf, bannerGroups, bannerRoutes, registerPopupGroup } from './banners.ts';
export * from './call.ts';
export type { ContactKind } from './calls/account.ts';
export type { AffiliateApplication, ContractRequest, ReferralLink, RequestState } from './calls/agency.ts';
export { type ContractAction, contractActions } from './calls/agents/contracts.ts';
export {
  type AgentContract,
  type ContractKind,
  type ContractState,
  type ContractTerms,
  contractKinds,
  contractStates,
  type PayKind,
  type PayState,
  payKinds,
  payStates,
  type RateKind,
  rateKind,
  reportPeriods,
} from './calls/agents/fields.ts';
export { playGroups } from './calls/agents/team.ts';
export {
  type DepositActor,
  type DepositReason,
  type DepositState,
  depositActor,
  depositReason,
  depositState,
} from './calls/cashier/deposits.ts';
export { type TransferDirection, transferDirection } from './calls/cashier/member-transfers.ts';
export type { PayoutAccountKind } from './calls/cashier/payout-accounts.ts';
export type { Withdrawal, WithdrawalActor, WithdrawalBar, WithdrawalState } from './calls/cashier/withdrawals.ts';
export type {
  ActivityStatus,
  Announcement,
  Banner,
  HelpArticle,
  NewsItem,
  PopupNotice,
  Promotion,
} from './calls/front.ts';
export type { ArenaBoard, ArenaCode, ArenaFight, ArenaState, FightOwnBet } from './calls/game/cockfight.ts';
export type { FishingRoom, FishingRound, FishingVolley, ShotResult } from './calls/game/fishing.ts';
export type { InstantRound } from './calls/game/instant.ts';
export {
  type LottoIssue,
  type LottoSource,
  type LottoStatus,
  type LottoTicket,
  lottoStatus,
  maxIssues,
  maxNumbersOfPurchase,
  resultSource,
} from './calls/game/lotto.ts';
export type { RoomHand } from './calls/game/room-hands.ts';
export type { RoomPlan, RoomView } from './calls/game/rooms.ts';
export type {
  AskedLeg,
  BookBet,
  BookMarket,
  BookMatch,
  BookMatchPage,
  ListedMatches,
} from './calls/game/sportsbook.ts';
export type { StudioRound } from './calls/game/studio.ts';
export {
  type TableChatMessage,
  type TableChatRefusal,
  tableChatLength,
  tableChatShown,
} from './calls/game/table-chat.ts';
export type { TableCard, TableRound, TableSeat, TableState } from './calls/game/tables.ts';
export { type Game, volatility } from './calls/games.ts';
export {
  type IdentityDocumentKind,
  type IdentityState,
  identityDocumentKind,
  identityDocumentKinds,
  identityStates,
} from './calls/identity-check.ts';
export type { Win } from './calls/leaderboards.ts';
export { type LotteryGame, type OpenedDraw, type PrizeMode, prizeMode } from './calls/lotteries.ts';
export { detailItems, incomeSource, incomeSources, type PayeeDetails, type SignIn } from './calls/member-details.ts';
export type { MemberMessage } from './calls/messages.ts';
export type { MovementName } from './calls/money.ts';
export {
  type BarLength,
  barLengths,
  type LimitChangeState,
  type OwnLimitKind,
  ownLimitKinds,
} from './calls/protection.ts';
export type { CampaignRules } from './calls/rewards/campaigns.ts';
export type { RoundShare, SharedRound } from './calls/round-shares.ts';
export {
  type ContentDocument,
  type ContentDocumentOf,
  type ContentKind,
  contentReaders,
} from './calls/staff/content/documents.ts';
export { type HelpTopic, helpTopics } from './calls/staff/content/help-topics.ts';
export { type PictureShape, pictureShapes, picturesPath } from './calls/staff/content/picture-shapes.ts';
export { type ContentState, contentStates } from './calls/staff/content/pieces.ts';
export { type ExportableList, exportableLists } from './calls/staff/exports.ts';
export {
  type CollusionSignal,
  collusionSigns,
  type PairAct,
  type PairStatus,
  type PlayerLink,
  pairActs,
  pairStatuses,
  playerLinks,
} from './calls/staff/games/room-pairs.ts';
export type { LotteryAgreement } from './calls/staff/lotteries.ts';
export { linkReasons, searchKinds, timelineKinds } from './calls/staff/member-record.ts';
export { adjustmentOccasion, limitKind, memberBlock } from './calls/staff/members.ts';
export type { MessageAudience, MessageState, MessageText } from './calls/staff/messages.ts';
export { riskSigns } from './calls/staff/protection.ts';
export { type MemberSource, memberSources } from './calls/staff/reports/cohorts.ts';
export {
  canSplit,
  type DerivedFigure,
  dimensionsOfFigure,
  type MeasuredFigure,
  partsOfFigure,
  type ReportDimension,
  type ReportFigure,
  type ReportSource,
  reportDimensions,
  reportFigureNames,
  reportFigures,
  reportSources,
  sourceOfMeasure,
} from './calls/staff/reports/figures.ts';
export { type PaymentSplit, paymentSplits } from './calls/staff/reports/payments.ts';
export {
  maxReportDays,
  type ReportQuestion,
  type ReportSpanName,
  reportQuestionSchema,
  reportSpans,
} from './calls/staff/reports/question.ts';
export { type RevenueSplit, revenueSplits } from './calls/staff/reports/revenue.ts';
export {
  type ReportCadence,
  type ReportRunReason,
  type ReportRunState,
  reportCadences,
  reportRunReasons,
  reportRunStates,
} from './calls/staff/reports/schedules.ts';
export { type CampaignContent, campaignStates } from './calls/staff/rewards/campaigns.ts';
export type { MallGoods } from './calls/staff/rewards/mall.ts';
export type { RaffleContent } from './calls/staff/rewards/raffles.ts';
export {
  type LocalNames,
  type RewardSettingKind,
  type RewardSettings,
  rewardSettingKinds,
  rewardSettings,
} from './calls/staff/rewards/settings.ts';
export {
  type RiskEvent,
  type RiskFact,
  type RiskPreset,
  type RiskUnit,
  riskEvents,
  riskFactNames,
  riskFacts,
  riskFactsOf,
  riskPresets,
} from './calls/staff/risk/facts.ts';
export {
  maxRiskHours,
  type RiskAction,
  type RiskCaseAct,
  type RiskCaseState,
  type RiskCondition,
  type RiskOutcome,
  type RiskRuleDraft,
  riskActions,
  riskActionsOf,
  riskCaseStates,
  riskComparisons,
  riskOutcomes,
  riskRuleDraft,
} from './calls/staff/risk/rules-and-cases.ts';
export type { StaffChatSummary } from './calls/staff/service/chats-and-feedback.ts';
export { type BookCode, bookCode } from './calls/staff/sportsbook-board.ts';
export { type WithdrawalRules, withdrawalRules } from './calls/staff/withdrawals.ts';
export type { ChatAuthor, ChatMessage, CsType, FeedbackType } from './calls/support.ts';
export {
  type FieldRule,
  type RegisterSettings,
  type WhitelabelFlag,
  whitelabelFlags,
} from './calls/system.ts';
export { type CheckPurpose, checkPurpose } from './calls/verification.ts';
export * from './calls.ts';
export { countryCodes, isCountryCode } from './country-codes.ts';
export * from './errors.ts';
export {
  answerLanguage,
  type GameType,
  gameType,
  type LocaleCode,
  localeCode,
  type SecondFactorMethod,
} from './fields.ts';
export type { FrameToHost, HostToFrame, RulesFrameMessage } from './frame-messages.ts';
export { agentTypes, isAgentType, type MemberType } from './member-types.ts';
export { isMessageKind, type MessageKind, type MessageParams, messageKinds } from './message-kinds.ts';
export { kindOfMovement, movementsOf } from './movement-kinds.ts';
export { type GameCategory, lobbyPaths } from './navigation.ts';
export { type PageRequest, pageOf, pageSizes, rowsOf } from './page.ts';
export { type StaffPermission, staffPermission, staffPermissionNames, staffPermissions } from './permissions.ts';
export { phoneErrorCodes, phoneErrorKey } from './phone-errors.ts';
export { type PromotionBadge, type PromotionType, promotionBadges, promotionTypes } from './promotion-kinds.ts';
export {
  defaultRegistrationType,
  type RegistrationFaults,
  type RegistrationField,
  type RegistrationType,
  type RegistrationValues,
  registrationFaults,
  registrationFields,
  registrationForm,
  yearsOld,
} from './registration.ts';
export { type PreparedRequest, prepareRequest, sealedFor, sealedPayload } from './request.ts';
export {
  type CampaignApproval,
  type CampaignPayout,
  type CampaignTrigger,
  campaignApprovals,
  campaignPayouts,
  campaignTriggers,
  freeRoundDays,
  type GoodsKind,
  goodsKinds,
  isCounted,
  type MissionCounter,
  missionCounters,
  type RedeemState,
  type RewardPayout,
  type RewardSource,
  type RewardState,
  redeemStates,
  rewardPayouts,
  rewardSources,
} from './reward-kinds.ts';
export { type PeriodCode, periodCodes } from './reward-periods.ts';
export { fieldFault, type MatchesPattern, maxRoundSharesOfDay } from './rules.ts';
export { type TransactionKind, transactionKinds } from './transaction-kinds.ts';
