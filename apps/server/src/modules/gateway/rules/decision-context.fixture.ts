import type { Act, EarlierAct, Wallet } from '../../ledger/index.ts';
import type { GatewayFacts, RoundFact } from '../facts.ts';
import type { Decision, DecisionContext } from './decision-context.ts';

export const noon = new Date('2026-03-01T12:00:00Z');
export const gameCode = 'lantern_garden';
export const roundId = 'round';

/** What both a stake and the round of this file belong to. */
export const ref = { roundId, gameCode };
export const debtor = { session: 'session', playerRef: 'player' };

/** A round of the member that is open, with 60 staked and nothing paid. */
export const openRound: RoundFact = {
  memberId: 'member',
  brandId: 'brand',
  gameId: 'game',
  gameCode,
  gameType: 'RNG',
  currencyCode: 'PLY',
  accountKind: 'cash',
  isBet: false,
  stakeMinor: '60',
  payoutMinor: '0',
  owedMinor: '0',
  status: 'open',
  isCredited: false,
  generation: 0,
  betLines: 0,
  openedAt: noon.toISOString(),
  closedAt: null,
  detail: null,
};
export const closedAt = noon.toISOString();
export const closedRound: RoundFact = { ...openRound, status: 'closed', isCredited: true, betLines: 1, closedAt };

/** An act as the journal keeps it. */
export const kept = (reference: string, change: Partial<EarlierAct> = {}): EarlierAct => ({
  id: `7-${reference}`,
  name: 'stake',
  source: 'vendor:BAIZE',
  reference,
  memberId: 'member',
  fingerprint: 'of another content',
  subject: roundId,
  outcome: 'booked',
  resolvedBy: null,
  postings: [{ movement: 'stake', amountMinor: 60n }],
  ...change,
});

/** What the journal keeps of an act that was booked. */
export const asKept = (act: Act): EarlierAct =>
  kept(act.reference, {
    name: act.name,
    fingerprint: act.fingerprint,
    subject: act.subject,
    postings: act.postings.map(({ movement, amountMinor }) => ({ movement, amountMinor })),
  });

const accountWith = (balanceMinor: bigint): Wallet['accounts'][number] => ({
  id: 'account',
  kind: 'cash',
  currencyCode: 'PLY',
  balanceMinor,
  version: 1n,
  turn: 1n,
  counters: { day: 20_513, bets: 0, stakedMinor: 0n, paidMinor: 0n, depositedMinor: 0n },
});

/** A vendor that keeps a wallet of its own, with 1,000 of ours in it. */
export const ownWallet = { hasOwnWallet: true, isDisabled: false, isDraining: false, floatMinor: '1000' };

interface Change extends Partial<Omit<DecisionContext, 'wallet' | 'facts'>> {
  wallet?: Partial<Wallet>;
  facts?: Partial<GatewayFacts>;
  balanceMinor?: bigint;
  earlier?: readonly EarlierAct[];
}

/** A member with 1,000, in a live session, before an offered game and without a round. */
export function context(change: Change = {}): DecisionContext {
  const { wallet, facts, balanceMinor = 1_000n, earlier = [], ...rest } = change;
  return {
    vendorCode: 'BAIZE',
    isSiteSessionAlive: true,
    holds: null,
    now: noon,
    ...rest,
    wallet: {
      memberId: 'member',
      brandId: 'brand',
      currencyCode: 'PLY',
      playAccount: 'cash',
      isBlocked: false,
      generation: 1n,
      limits: {},
      accounts: [accountWith(balanceMinor)],
      earlier,
      ...wallet,
    },
    facts: {
      session: { siteSessionId: 'site', isEnded: false },
      game: { id: 'game', gameType: 'RNG', isEnabled: true, isDraining: false },
      round: null,
      grant: null,
      vendor: ownWallet,
      ...facts,
    },
  };
}

/** A member who plays for trial money alone. */
export const trialWallet: Partial<Wallet> = {
  playAccount: 'trial',
  accounts: [{ ...accountWith(1_000n), kind: 'trial' }],
};

/** The code of a refusal; of anything else what it is. */
export const codeOf = (decision: Decision): string => (decision.kind === 'refused' ? decision.code : decision.kind);

export function accepted(decision: Decision): Extract<Decision, { kind: 'accepted' }> {
  if (decision.kind !== 'accepted') throw new Error(codeOf(decision));
  return decision;
}

/** Movements of the first act, as text from the player's side of the books. */
export const moves = (decision: Decision): string[] =>
  accepted(decision).acts.flatMap(({ postings }) =>
    postings.map(({ movement, from, to, amountMinor }) => {
      const name = (side: typeof from) => ('member' in side ? side.member : `${side.operator}:${side.label}`);
      return `${movement} ${name(from)} > ${name(to)} ${amountMinor}`;
    }),
  );

/** The same request after its acts were booked. */
export const afterwards = (before: DecisionContext, decision: Decision): DecisionContext => ({
  ...before,
  wallet: { ...before.wallet, earlier: [...before.wallet.earlier, ...accepted(decision).acts.map(asKept)] },
});
