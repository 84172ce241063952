import type { RequestOf, WalletCommand } from '@baize/vendor-kit/http';

/** What takes money, and so asks for a session. */
export const sessionCommands: readonly WalletCommand[] = ['play', 'debit', 'makeBet', 'transferIn'];

/** What an act that was answered OK means for the operator's result with a vendor. */
export interface SeenAct {
  /** Makes a repeat harmless. */
  actKey: string;
  /** The round, or what stands for one: a bet, a transfer, a gift. No id has a blank, so that no round is taken for another. */
  roundKey: string;
  /** Reserved by a bet that may still be discarded. */
  heldMinor: bigint;
  stakedMinor: bigint;
  paidMinor: bigint;
  /** The act whose stake is taken back. */
  reverses: string | null;
  /** The act whose held amount is staked now. */
  commits: string | null;
  /** The payout of the whole round so far, of which the act adds what is missing. */
  wholePaidMinor: bigint | null;
  /** What the act takes from a player who has not got it, he owes. */
  mayBeOwed: boolean;
}

/** What a request would pay. */
export interface Win {
  roundKey: string;
  minor: bigint;
  /** True: the payout of the whole round; false: comes to what the round has paid. */
  isWhole: boolean;
}

const sum = (amounts: readonly { amountMinor: bigint }[]) =>
  amounts.reduce((total, { amountMinor }) => total + amountMinor, 0n);
const act = (actKey: string, roundKey: string, more: Partial<SeenAct>): SeenAct => ({
  actKey,
  roundKey,
  heldMinor: 0n,
  stakedMinor: 0n,
  paidMinor: 0n,
  reverses: null,
  commits: null,
  wholePaidMinor: null,
  mayBeOwed: false,
  ...more,
});

/** `acts`: one for each id, so that each can be taken back by itself. */
type Reading = { acts: readonly SeenAct[]; win?: Win };
type Readings = { [C in WalletCommand]?: (request: RequestOf<C>) => Reading };

/** Stands before the id of a bet in its round's key. */
export const betPrefix = 'bet ';
const cancelKey = (targetTxId: string) => `cancel ${targetTxId}`;
const betKey = (betId: string) => betPrefix + betId;
const settled = (request: RequestOf<'settleBet'>) => {
  const { betId, generation, payoutMinor, policy } = request;
  const roundKey = betKey(betId);
  const mayBeOwed = policy === 'allowNegative';
  return {
    acts: [act(`settle ${betId} ${generation}`, roundKey, { wholePaidMinor: payoutMinor, mayBeOwed })],
    win: { roundKey, minor: payoutMinor, isWhole: true },
  };
};

const readings: Readings = {
  play: ({ roundId, debits, credits }) => ({
    acts: [
      ...debits.map(({ txId, amountMinor }) => act(txId, roundId, { stakedMinor: amountMinor })),
      ...credits.map(({ txId, amountMinor }) => act(txId, roundId, { paidMinor: amountMinor })),
    ],
    win: { roundKey: roundId, minor: sum(credits), isWhole: false },
  }),
  debit: ({ txId, roundId, amountMinor }) => ({ acts: [act(txId, roundId, { stakedMinor: amountMinor })] }),
  credit: ({ txId, roundId, amountMinor }) => ({
    acts: [act(txId, roundId, { paidMinor: amountMinor })],
    win: { roundKey: roundId, minor: amountMinor, isWhole: false },
  }),
  // By its target: a stake comes back once, under whatever id.
  cancel: ({ roundId, targetTxId }) => ({ acts: [act(cancelKey(targetTxId), roundId, { reverses: targetTxId })] }),
  adjust: ({ txId, roundId, amountMinor, policy }) => ({
    acts: [act(txId, roundId, { paidMinor: amountMinor, mayBeOwed: policy === 'allowNegative' })],
    win: { roundKey: roundId, minor: amountMinor, isWhole: false },
  }),
  promo: ({ txId, amountMinor }) => ({
    acts: [act(txId, `promo ${txId}`, { paidMinor: amountMinor })],
    win: { roundKey: `promo ${txId}`, minor: amountMinor, isWhole: true },
  }),
  makeBet: ({ betId, amountMinor }) => ({ acts: [act(`make ${betId}`, betKey(betId), { heldMinor: amountMinor })] }),
  commitBet: ({ betId }) => ({ acts: [act(`commit ${betId}`, betKey(betId), { commits: `make ${betId}` })] }),
  settleBet: settled,
  resettleBet: settled,
  cashOut: ({ betId, txId, payoutMinor }) => ({
    acts: [act(txId, betKey(betId), { paidMinor: payoutMinor })],
    win: { roundKey: betKey(betId), minor: payoutMinor, isWhole: true },
  }),
  transferIn: ({ txId, amountMinor }) => ({ acts: [act(txId, `transfer ${txId}`, { stakedMinor: amountMinor })] }),
  transferOut: ({ txId, amountMinor }) => ({
    acts: [act(txId, `transfer ${txId}`, { paidMinor: amountMinor })],
    win: { roundKey: `transfer ${txId}`, minor: amountMinor, isWhole: true },
  }),
};

/** What a request means for the caps; no acts where no money moves. `win` is null where nothing is paid. */
export function readActs<C extends WalletCommand>(
  command: C,
  request: RequestOf<C>,
): { acts: readonly SeenAct[]; win: Win | null } {
  const read = readings[command] as ((request: RequestOf<C>) => Reading) | undefined;
  const { acts, win }: Reading = read?.(request) ?? { acts: [] };
  return { acts, win: win && win.minor > 0n ? win : null };
}

/** Taking a counted stake back, as the payout that it is to the operator: stakes that come back make no room for wins. */
export const returnOf = (targetTxId: string, stakedMinor: bigint): { acts: readonly SeenAct[]; win: Win } => {
  const actKey = cancelKey(targetTxId);
  return {
    acts: [act(actKey, actKey, { paidMinor: stakedMinor })],
    win: { roundKey: actKey, minor: stakedMinor, isWhole: true },
  };
};

type Ids = Partial<
  Pick<RequestOf<'cashOut'>, 'txId' | 'betId'> &
    Pick<RequestOf<'cancel'>, 'targetTxId' | 'roundId'> &
    Pick<RequestOf<'resettleBet'>, 'generation'> &
    Pick<RequestOf<'grantFreeRounds'>, 'grantId'> &
    Pick<RequestOf<'play'>, 'debits' | 'credits'>
>;
const idsOfParts = ({ debits = [], credits = [] }: Ids) => [...debits, ...credits].map((part) => part.txId);

/** The ids that a request is booked under and that `getTx` knows; none for the later steps of a bet. */
export function txIdsOf<C extends WalletCommand>(command: C, request: RequestOf<C>): string[] {
  const { txId, betId, grantId, ...parts } = request as Ids;
  if (txId !== undefined) return [txId];
  const own = command === 'makeBet' ? betId : grantId;
  return own === undefined ? idsOfParts(parts) : [own];
}

/** The ids whose other requests may not be looked at meanwhile. */
export function idsInvolved(request: object): string[] {
  const { txId, betId, targetTxId, ...parts }: Ids = request;
  const own = [txId, betId, targetTxId].filter((id) => id !== undefined);
  return [...new Set([...own, ...idsOfParts(parts)])];
}

/** The `txId` of an answer: what it is about. */
export function subjectOf(request: object): string {
  const { txId, betId, grantId, roundId, ...parts }: Ids = request;
  return txId ?? betId ?? grantId ?? idsOfParts(parts)[0] ?? roundId ?? '';
}

/** The same for a request and its repeats, another for every other request. */
export function answerKeyOf(command: WalletCommand, request: object): string {
  const { generation }: Ids = request;
  const key = `${command} ${subjectOf(request)}`;
  return command === 'resettleBet' ? `${key} ${generation}` : key;
}
