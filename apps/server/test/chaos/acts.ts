import { createHash } from 'node:crypto';
import type { MovementName } from '@baize/contract';
import type { DrawBelow } from '@baize/fairness';
import { type RequestOf, toWireJson, type WalletCommand } from '@baize/vendor-kit/http';
import type { CashierCommand, CashierStep } from './cashier.ts';

export const faultVendor = 'FAULTS';
export const faultGame = 'fault_game';
export const vendorBookSource = `vendor:${faultVendor}`;

/** One line that an act leaves in the books; without a movement it is a note that moves nothing. */
export interface Effect {
  source: string;
  reference: string;
  movement: MovementName | null;
  /** Minor units. */
  amountMinor: string;
}

/** One request of a client, with everything that a repeat and the checker need. */
export interface FaultAct {
  id: string;
  memberId: string;
  channel: 'wallet' | 'cashier';
  command: string;
  /** The body as it is sent. */
  body: string;
  effects: Effect[];
  /** This act takes back what became of that one, which nobody knew: it gives back its stake, or bars it. */
  takesBack?: string;
}

export interface FaultPlayer {
  memberId: string;
  brandId: string;
  playerRef: string;
  session: string;
  openingMinor: string;
}

const walletAct = <C extends WalletCommand>(
  player: FaultPlayer,
  command: C,
  id: string,
  request: RequestOf<C>,
  effects: readonly [reference: string, movement: MovementName | null, amountMinor: bigint][],
): FaultAct => ({
  id,
  memberId: player.memberId,
  channel: 'wallet',
  command,
  body: toWireJson(request),
  effects: effects.map(([reference, movement, amountMinor]) => ({
    source: vendorBookSource,
    reference,
    movement: amountMinor === 0n ? null : movement,
    amountMinor: String(amountMinor),
  })),
});

const cashierAct = (
  player: FaultPlayer,
  command: CashierCommand,
  movement: MovementName,
  step: Omit<CashierStep, 'memberId' | 'brandId'>,
  bookReference = step.reference,
): FaultAct => ({
  id: step.reference,
  memberId: player.memberId,
  channel: 'cashier',
  command,
  body: JSON.stringify({ memberId: player.memberId, brandId: player.brandId, ...step }),
  effects: [{ source: 'cashier', reference: bookReference, movement, amountMinor: step.amountMinor }],
});

/** The cancel of a stake that was booked, or of one of which nobody knows. */
export function cancelOf(player: FaultPlayer, debit: FaultAct, isKnown: boolean): FaultAct {
  const [stake] = debit.effects;
  const id = `${debit.id}-x`;
  const { roundId } = JSON.parse(debit.body) as { roundId: string };
  const request = {
    roundId,
    gameCode: faultGame,
    playerRef: player.playerRef,
    txId: id,
    targetTxId: debit.id,
    reason: 'late',
  };
  const act = walletAct(player, 'cancel', id, request, [[id, 'stakeRefund', BigInt(stake?.amountMinor ?? 0)]]);
  return isKnown ? act : { ...act, effects: [], takesBack: debit.id };
}

/** What a client does about one matter, step after step; a step is asked for only when the one before was done. */
export type Story = readonly FaultAct[];

const largestStakeMinor = 200;
const payouts = [0n, 0n, 5n, 40n, 900n];

/** A matter drawn from a seeded stream: mostly rounds, also two-step bets and the cashier's matters. `name` begins all its ids. */
export function drawStory(player: FaultPlayer, draw: DrawBelow, name: string, kinds: 'all' | 'rounds'): Story {
  const stakeMinor = BigInt(1 + draw(largestStakeMinor));
  const payoutMinor = payouts[draw(payouts.length)] ?? 0n;
  const rounds = [instantRound, instantRound, instantRound, longRound, takenBackRound];
  const stories = kinds === 'all' ? [...rounds, bet, bet, deposit, withdrawal] : rounds;
  return (stories[draw(stories.length)] ?? instantRound)(player, name, stakeMinor, payoutMinor, draw);
}

type Report = (player: FaultPlayer, name: string, stakeMinor: bigint, payoutMinor: bigint, draw: DrawBelow) => Story;

const roundOf = (player: FaultPlayer, name: string) => ({
  roundId: name,
  gameCode: faultGame,
  playerRef: player.playerRef,
});

export const instantRound: Report = (player, name, stakeMinor, payoutMinor) => {
  const [s, w] = [`${name}-s`, `${name}-w`];
  const request: RequestOf<'play'> = {
    ...roundOf(player, name),
    session: player.session,
    debits: [{ txId: s, amountMinor: stakeMinor }],
    credits: [{ txId: w, amountMinor: payoutMinor, kind: 'win' }],
    roundEnd: true,
  };
  return [
    walletAct(player, 'play', name, request, [
      [s, 'stake', stakeMinor],
      [w, 'win', payoutMinor],
    ]),
  ];
};

const debitOf = (player: FaultPlayer, name: string, stakeMinor: bigint): FaultAct => {
  const txId = `${name}-d`;
  const request = { ...roundOf(player, name), session: player.session, txId, amountMinor: stakeMinor };
  return walletAct(player, 'debit', txId, request, [[txId, 'stake', stakeMinor]]);
};

const longRound: Report = (player, name, stakeMinor, payoutMinor) => {
  const debit = debitOf(player, name, stakeMinor);
  const txId = `${name}-c`;
  const credit: RequestOf<'credit'> = {
    ...roundOf(player, name),
    txId,
    amountMinor: payoutMinor,
    kind: 'win',
    refTxIds: [debit.id],
    roundEnd: true,
  };
  return [debit, walletAct(player, 'credit', txId, credit, [[txId, 'win', payoutMinor]])];
};

const takenBackRound: Report = (player, name, stakeMinor) => {
  const debit = debitOf(player, name, stakeMinor);
  return [debit, cancelOf(player, debit, true)];
};

const bet: Report = (player, name, stakeMinor, payoutMinor, draw) => {
  const ref = { betId: name, playerRef: player.playerRef };
  const make: RequestOf<'makeBet'> = {
    betId: name,
    gameCode: faultGame,
    playerRef: player.playerRef,
    session: player.session,
    amountMinor: stakeMinor,
    legs: [{ pick: 'home' }],
    pricePolicy: 'any',
  };
  const made = walletAct(player, 'makeBet', name, make, [[name, 'betHold', stakeMinor]]);
  const step = (end: string) => `${name}§${end}`;
  if (draw(4) === 0) {
    return [
      made,
      walletAct(player, 'discardBet', `${name}-discard`, ref, [[step('discard'), 'betRelease', stakeMinor]]),
    ];
  }
  const result = payoutMinor > 0n ? 'won' : 'lost';
  const settle: RequestOf<'settleBet'> = { ...ref, generation: 1, payoutMinor, result, policy: 'allowNegative' };
  return [
    made,
    walletAct(player, 'commitBet', `${name}-commit`, ref, [[step('commit'), 'betCommit', stakeMinor]]),
    walletAct(player, 'settleBet', `${name}-settle`, settle, [[step('settle-1'), 'win', payoutMinor]]),
  ];
};

const deposit: Report = (player, name, stakeMinor) => {
  const reference = uuidOf(`${player.memberId} ${name}`);
  const step = { reference, amountMinor: String(stakeMinor) };
  return [cashierAct(player, 'deposit', 'deposit', step, `${player.memberId}/${reference}`)];
};

/** A uuid that follows from a name. */
const uuidOf = (name: string): string =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

const withdrawal: Report = (player, name, stakeMinor, _payoutMinor, draw) => {
  const holdReference = `${name}-hold`;
  const amountMinor = String(stakeMinor);
  const hold = cashierAct(player, 'holdWithdrawal', 'withdrawalHold', { reference: holdReference, amountMinor });
  const end = { reference: `${name}-end`, amountMinor, holdReference };
  return draw(2) === 0
    ? [hold, cashierAct(player, 'payWithdrawal', 'withdrawalPayout', end)]
    : [hold, cashierAct(player, 'releaseWithdrawal', 'withdrawalRelease', end)];
};
