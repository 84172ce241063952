/**
 * Written here a second time on purpose: the auditor believes no list of the ledger's. `from>to` are kinds of accounts, `play` stands
 * for cash and trial.
 */
const allowed: Record<string, readonly string[]> = {
  deposit: ['provider>cash'],
  depositReversal: ['cash>provider'],
  depositReversalOwed: ['receivable>provider'],
  withdrawalHold: ['cash>locked'],
  withdrawalPayout: ['locked>provider'],
  withdrawalRelease: ['locked>cash'],
  withdrawalReturn: ['provider>cash', 'provider>house'],
  withdrawalRepay: ['house>cash'],
  cashierFee: ['cash>house'],
  cashierFeeRefund: ['house>cash'],
  stake: ['play>house'],
  win: ['house>play'],
  stakeRefund: ['house>play'],
  jackpotContribution: ['house>jackpot'],
  jackpotReturn: ['jackpot>house'],
  jackpotSeed: ['house>jackpot', 'jackpot>jackpot'],
  jackpotWin: ['jackpot>play'],
  freeRoundWin: ['promotion>play'],
  betHold: ['play>locked'],
  betCommit: ['locked>house'],
  betRelease: ['locked>play'],
  adjustment: ['play>house', 'house>play'],
  adjustmentOwed: ['receivable>house'],
  adjustmentRepaid: ['house>receivable'],
  transferIn: ['cash>float'],
  transferOut: ['float>cash'],
  floatCover: ['house>float'],
  memberTransferSent: ['cash>transit'],
  memberTransferReceived: ['transit>cash'],
  payoutHold: ['cash>locked'],
  payoutRelease: ['locked>cash'],
  promo: ['promotion>cash'],
  rewardPaid: ['promotion>cash'],
  rebatePaid: ['promotion>cash'],
  bonusGrant: ['promotion>bonus'],
  bonusConvert: ['bonus>cash'],
  bonusForfeit: ['bonus>promotion'],
  pointsEarn: ['promotion>points'],
  pointsSpend: ['points>promotion'],
  pointsReturn: ['promotion>points'],
  commissionEarn: ['house>commission'],
  commissionPayout: ['commission>cash'],
  tax: ['cash>tax', 'house>tax'],
  trialGrant: ['promotion>trial'],
  trialReset: ['promotion>trial', 'trial>promotion'],
  correction: ['house>cash', 'cash>house'],
};

const pairs = Object.entries(allowed).flatMap(([movement, ways]) =>
  ways.flatMap((way) =>
    (way.includes('play') ? ['cash', 'trial'] : ['']).map((play) => `${movement} ${way.replace('play', play)}`),
  ),
);

/** SQL: an array of `movement from>to`. */
export const allowedMovements = `array['${pairs.join("','")}']`;

/** SQL list of the movements that make up a vendor's round. */
export const roundMovements = `'stake', 'win', 'stakeRefund', 'jackpotWin', 'freeRoundWin', 'betHold', 'betCommit', 'betRelease',
  'adjustment', 'adjustmentOwed', 'adjustmentRepaid'`;

/** SQL: a sum over lines, each with the sign of its movement. */
const signedSum = (plus: string, minus: string) =>
  `coalesce(sum(case when movement in (${plus}) then amount_minor when movement in (${minus}) then -amount_minor end), 0)`;
const owed = signedSum("'adjustmentOwed'", "'adjustmentRepaid'");
const payoutsToMember = `coalesce(sum(case when movement in ('win', 'jackpotWin', 'freeRoundWin') then amount_minor
  when movement = 'adjustment' and debit_version is null then amount_minor when movement = 'adjustment' then -amount_minor end), 0)`;

/**
 * SQL sums over the lines of one round, in minor units: what was staked and kept, what came back, what is locked still, what the member
 * owes. `payoutsToMember` leaves out what only the operator's accounts tell.
 */
export const roundSums = {
  stake: signedSum("'stake', 'betHold'", "'stakeRefund', 'betRelease'"),
  payoutsToMember,
  payout: `(${payoutsToMember} - ${owed})`,
  locked: signedSum("'betHold'", "'betCommit', 'betRelease'"),
  owed,
};

/** SQL list: which movement ends a hold or a stake, and which one it ends. */
export const resolutions = `('stakeRefund', 'stake'), ('betCommit', 'betHold'), ('betRelease', 'betHold'),
  ('withdrawalPayout', 'withdrawalHold'), ('withdrawalRelease', 'withdrawalHold')`;
