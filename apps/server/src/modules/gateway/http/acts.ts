import type { RequestOf, WalletCommand } from '@baize/vendor-kit/http';

/** What an act that was answered OK means for the house's result with a vendor. */
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
  ...more,
});

type Reading = { [C in WalletCommand]?: (request: RequestOf<C>) => { act: SeenAct | null; win?: Win } };

const betKey = (betId: string) => `bet ${betId}`;
const settled = (request: RequestOf<'settleBet'>) => {
  const { betId, generation, payoutMinor } = request;
  const roundKey = betKey(betId);
  return {
    act: act(`settle ${betId} ${generation}`, roundKey, { wholePaidMinor: payoutMinor }),
    win: { roundKey, minor: payoutMinor, isWhole: true },
  };
};

const readings: Reading = {
  play: ({ roundId, debits, credits }) => {
    const [first] = [...debits, ...credits];
    const paidMinor = sum(credits);
    return {
      act: first ? act(first.txId, roundId, { stakedMinor: sum(debits), paidMinor }) : null,
      win: { roundKey: roundId, minor: paidMinor, isWhole: false },
    };
  },
  debit: ({ txId, roundId, amountMinor }) => ({ act: act(txId, roundId, { stakedMinor: amountMinor }) }),
  credit: ({ txId, roundId, amountMinor }) => ({
    act: act(txId, roundId, { paidMinor: amountMinor }),
    win: { roundKey: roundId, minor: amountMinor, isWhole: false },
  }),
  // By its target: a stake comes back once, under whatever id.
  cancel: ({ roundId, targetTxId }) => ({ act: act(`cancel ${targetTxId}`, roundId, { reverses: targetTxId }) }),
  adjust: ({ txId, roundId, amountMinor }) => ({
    act: act(txId, roundId, { paidMinor: amountMinor }),
    win: { roundKey: roundId, minor: amountMinor, isWhole: false },
  }),
  promo: ({ txId, amountMinor }) => ({
    act: act(txId, `promo ${txId}`, { paidMinor: amountMinor }),
    win: { roundKey: `promo ${txId}`, minor: amountMinor, isWhole: true },
  }),
  makeBet: ({ betId, amountMinor }) => ({ act: act(`make ${betId}`, betKey(betId), { heldMinor: amountMinor }) }),
  commitBet: ({ betId }) => ({ act: act(`commit ${betId}`, betKey(betId), { commits: `make ${betId}` }) }),
  settleBet: settled,
  resettleBet: settled,
  cashOut: ({ betId, txId, payoutMinor }) => ({
    act: act(txId, betKey(betId), { paidMinor: payoutMinor }),
    win: { roundKey: betKey(betId), minor: payoutMinor, isWhole: true },
  }),
  transferIn: ({ txId, amountMinor }) => ({ act: act(txId, `transfer ${txId}`, { stakedMinor: amountMinor }) }),
  transferOut: ({ txId, amountMinor }) => ({
    act: act(txId, `transfer ${txId}`, { paidMinor: amountMinor }),
    win: { roundKey: `transfer ${txId}`, minor: amountMinor, isWhole: true },
  }),
};

/** What a request means for the caps; null where no money moves. `win` is null where nothing is paid. */
export function readAct<C extends WalletCommand>(
  command: C,
  request: RequestOf<C>,
): { act: SeenAct | null; win: Win | null } | null {
  const read = readings[command] as ((request: RequestOf<C>) => { act: SeenAct | null; win?: Win }) | undefined;
  if (!read) return null;
  const { act: seen, win } = read(request);
  return { act: seen, win: win && win.minor > 0n ? win : null };
}

type Ids = Partial<Pick<RequestOf<'cashOut'>, 'txId' | 'betId'> & Pick<RequestOf<'play'>, 'debits' | 'credits'>>;
const idsOfParts = ({ debits = [], credits = [] }: Ids) => [...debits, ...credits].map((part) => part.txId);

/** The ids that the wallet books a request under. */
export function txIdsOf<C extends WalletCommand>(command: C, request: RequestOf<C>): string[] {
  const { txId, betId, ...parts } = request as Ids;
  if (txId !== undefined) return [txId];
  return command === 'makeBet' && betId !== undefined ? [betId] : idsOfParts(parts);
}

/** The ids whose other requests may not be looked at meanwhile. */
export function idsInvolved<C extends WalletCommand>(_command: C, request: RequestOf<C>): string[] {
  const { txId, betId, targetTxId, ...parts } = request as Ids & { targetTxId?: string };
  const own = [txId, betId, targetTxId].filter((id) => id !== undefined);
  return [...new Set([...own, ...idsOfParts(parts)])];
}

/** What an answer is about. */
export function subjectOf(request: object): string {
  const { txId, betId, grantId, roundId, debits, credits } = request as Partial<
    RequestOf<'debit'> & RequestOf<'makeBet'> & RequestOf<'play'> & RequestOf<'cancelFreeRounds'>
  >;
  return txId ?? betId ?? grantId ?? debits?.[0]?.txId ?? credits?.[0]?.txId ?? roundId ?? '';
}
