/** What a parameter is: a decimal amount in the currency beside it, words that somebody wrote, or an instant in ISO form. */
export type MessageParameter = 'amount' | 'text' | 'instant';

const money = { amount: 'amount', currency: 'text' } as const;

/**
 * Kinds of messages that the program writes to one member, with the parameters of each; all travel as text. Their texts stand in the
 * catalogue `memberMessages`, so that a message is read in whatever language its reader has by then. What staff writes itself has the kind `staff`
 * and no parameters.
 */
export const messageKinds = {
  depositPaid: { ...money },
  depositFailed: { ...money },
  depositExpired: { ...money },
  depositReversed: { ...money },
  withdrawalApproved: { ...money },
  withdrawalRefused: { ...money, reason: 'text' },
  withdrawalPaid: { ...money, until: 'instant' },
  withdrawalReceiptDue: { ...money, until: 'instant' },
  withdrawalReceiptLastCall: { ...money, until: 'instant' },
  withdrawalAutoReceived: { ...money, until: 'instant' },
  withdrawalForced: { ...money, reason: 'text' },
  withdrawalDisputeDecided: { ...money, reason: 'text' },
  withdrawalPartDecided: { ...money, reason: 'text' },
  transferReceived: { ...money, sender: 'text', note: 'text' },
  identityApproved: { level: 'text' },
  identityRefused: { level: 'text', reason: 'text' },
  lotteryRaised: { ...money, lottery: 'text', numero: 'text' },
  lotteryLowered: { ...money, lottery: 'text', numero: 'text' },
  lotteryCancelled: { ...money, lottery: 'text', numero: 'text' },
  fightRaised: { ...money, arena: 'text', fight: 'text' },
  fightLowered: { ...money, arena: 'text', fight: 'text' },
  sitAndGoBegins: { ...money },
  sitAndGoPaid: { ...money, place: 'text' },
  payoutAccountAdded: { account: 'text', until: 'instant' },
  secondFactorAdded: {},
  secondFactorRemoved: {},
  secondFactorReset: {},
  contractNews: { contract: 'text', news: 'text', other: 'text' },
  levelUp: { level: 'text' },
  levelDown: { level: 'text' },
  levelWarning: { ...money, level: 'text', until: 'instant' },
  rewardGiven: { name: 'text', until: 'instant' },
  bonusConverted: { ...money, name: 'text' },
  bonusExpired: { ...money, name: 'text' },
  rebatePaid: { ...money },
  orderApproved: { name: 'text' },
  orderRejected: { name: 'text', reason: 'text' },
  promotionApproved: { name: 'text' },
  promotionRejected: { name: 'text', reason: 'text' },
  raffleWon: { name: 'text' },
  feedbackAnswered: { writtenAt: 'instant' },
  staff: {},
} as const satisfies Record<string, Record<string, MessageParameter>>;

export type MessageKind = keyof typeof messageKinds;
export type MessageParams<K extends MessageKind> = { [P in keyof (typeof messageKinds)[K]]: string };

/** A kind that this build knows; a newer server may send others. */
export const isMessageKind = (kind: string): kind is MessageKind => Object.hasOwn(messageKinds, kind);
