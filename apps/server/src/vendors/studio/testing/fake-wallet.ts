import { randomUUID } from 'node:crypto';
import { type PlayRequest, retryOf, type VendorWallet, type WalletAnswer, type WalletCode } from '@baize/vendor-kit';

/** An answer that never came: an exception or an INTERNAL, before or after the booking. */
export type LostAnswer = 'throwBefore' | 'throwAfter' | 'internalBefore' | 'internalAfter';
/** What goes wrong in the next `play`: a lost answer, or a refusal whatever was booked before. */
export type PlayFault = LostAnswer | WalletCode;

interface Booked {
  content: string;
  answer: WalletAnswer;
}

export class WalletLost extends Error {}

/** An instant game stakes once and wins once. */
function movesOf({ debits, credits }: PlayRequest) {
  const [debit] = debits;
  const [credit] = credits;
  if (!debit || !credit || debits.length + credits.length !== 2) throw new TypeError('not the play of an instant game');
  return { debit, credit };
}

/** A vendor wallet in memory that keeps the contract's rules for instant games and fails where a test says so. */
export function createFakeWallet() {
  const cash = new Map<string, bigint>();
  const launches = new Map<string, { playerRef: string; gameCode: string; locale: string }>();
  const sessions = new Map<string, string>();
  const booked = new Map<string, Booked>();
  const tombstones = new Set<string>();
  const faults: PlayFault[] = [];
  const cancelFaults: LostAnswer[] = [];
  const counts = { plays: 0, bookings: 0 };
  let version = 0n;

  const balanceOf = (playerRef: string) => {
    const cashMinor = cash.get(playerRef);
    return cashMinor === undefined ? null : { cashMinor, bonusMinor: 0n, lockedMinor: 0n, version };
  };
  const refuse = (txId: string, code: WalletCode): WalletAnswer => {
    return { status: 'refused', code, retry: retryOf[code], txId, ledgerId: null, balance: null, replay: false };
  };

  const accept = (txId: string, playerRef: string): WalletAnswer => ({
    status: 'ok',
    code: 'OK',
    retry: 'never',
    txId,
    ledgerId: `ledger-${version}`,
    balance: balanceOf(playerRef),
    replay: false,
  });

  const losing = (fault: LostAnswer | undefined, txId: string, act: () => WalletAnswer): WalletAnswer => {
    if (fault === 'throwBefore') throw new WalletLost();
    if (fault === 'internalBefore') return refuse(txId, 'INTERNAL');
    const answer = act();
    if (fault === 'throwAfter') throw new WalletLost();
    return fault === 'internalAfter' ? refuse(txId, 'INTERNAL') : answer;
  };

  const book = (request: Parameters<VendorWallet['play']>[0]): WalletAnswer => {
    const { session, playerRef, roundId, gameCode } = request;
    const { debit, credit } = movesOf(request);
    const content = [playerRef, roundId, gameCode, debit.amountMinor, credit.txId, credit.amountMinor].join('|');
    const earlier = booked.get(debit.txId);
    if (earlier && earlier.content !== content) return refuse(debit.txId, 'TX_CONFLICT');
    if (earlier) return { ...earlier.answer, balance: balanceOf(playerRef), replay: true };
    if (tombstones.has(debit.txId)) return refuse(debit.txId, 'TX_CANCELLED');
    if (sessions.get(session) !== playerRef) return refuse(debit.txId, 'SESSION_INVALID');
    const before = cash.get(playerRef) ?? 0n;
    if (before < debit.amountMinor) return refuse(debit.txId, 'INSUFFICIENT_FUNDS');
    cash.set(playerRef, before - debit.amountMinor + credit.amountMinor);
    version += 1n;
    counts.bookings += 1;
    const answer = accept(debit.txId, playerRef);
    booked.set(debit.txId, { content, answer });
    return answer;
  };

  const notUsed = () => Promise.reject(new Error('an instant game does not use this command'));
  const wallet: VendorWallet = {
    authenticate: async ({ launchToken }) => {
      const launch = launches.get(launchToken);
      if (!launch) return { status: 'refused', code: 'SESSION_INVALID' };
      launches.delete(launchToken);
      const session = randomUUID();
      sessions.set(session, launch.playerRef);
      const balance = balanceOf(launch.playerRef);
      if (!balance) throw new Error('launched by nobody');
      return {
        status: 'ok',
        value: {
          session,
          ...launch,
          currency: { code: 'PLY', exponent: 2, symbol: 'P' },
          jurisdiction: '',
          prizePool: 'brand:member',
          displayName: 'Mi***7',
          minRoundIntervalMs: 0,
          autoplay: true,
          buyFeature: true,
          tableMaxPercent: 100,
          realityCheckMs: 0,
          limits: [],
          balance,
        },
      };
    },
    checkSession: async ({ session }) => {
      const playerRef = sessions.get(session);
      return playerRef === undefined ? { status: 'refused', code: 'SESSION_INVALID' } : { status: 'ok', playerRef };
    },
    endSession: async ({ session }) => {
      sessions.delete(session);
    },
    balance: async ({ playerRef }) => balanceOf(playerRef),
    play: async (request) => {
      counts.plays += 1;
      const fault = faults.shift();
      if (fault !== undefined && fault in retryOf) return refuse(movesOf(request).debit.txId, fault as WalletCode);
      return losing(fault as LostAnswer | undefined, movesOf(request).debit.txId, () => book(request));
    },
    // A stake that was never booked is barred for ever; a round that was paid stands.
    cancel: async ({ txId, targetTxId, playerRef }) =>
      losing(cancelFaults.shift(), txId, () => {
        if (booked.has(targetTxId)) return refuse(txId, 'ROUND_CLOSED');
        tombstones.add(targetTxId);
        return accept(txId, playerRef);
      }),
    getTx: notUsed,
    getRound: notUsed,
    debit: notUsed,
    credit: notUsed,
    endRound: notUsed,
    adjust: notUsed,
    promo: notUsed,
    fundPool: notUsed,
    pools: notUsed,
    grantFreeRounds: notUsed,
    cancelFreeRounds: notUsed,
    makeBet: notUsed,
    commitBet: notUsed,
    discardBet: notUsed,
    settleBet: notUsed,
    settleBets: notUsed,
    resettleBet: notUsed,
    cashOut: notUsed,
    transferIn: notUsed,
    transferOut: notUsed,
    queryTransfer: notUsed,
    feed: notUsed,
  };

  return {
    wallet,
    refusalOfStake: async ({ playerRef, amountMinor }: { playerRef: string; amountMinor: bigint }) =>
      (cash.get(playerRef) ?? 0n) < amountMinor ? ('INSUFFICIENT_FUNDS' as const) : null,
    /** Faults of the next plays, first come, first served. */
    faults,
    /** The same of the next cancels. */
    cancelFaults,
    counts,
    cashOf: (playerRef: string): bigint => cash.get(playerRef) ?? 0n,
    deposit: (playerRef: string, amountMinor: bigint) => cash.set(playerRef, (cash.get(playerRef) ?? 0n) + amountMinor),
    launch: (playerRef: string, gameCode: string, locale = 'EN'): string => {
      const launchToken = randomUUID();
      launches.set(launchToken, { playerRef, gameCode, locale });
      return launchToken;
    },
  };
}
export type FakeWallet = ReturnType<typeof createFakeWallet>;
