import type { VendorWallet, WalletAnswer } from '@baize/vendor-kit';
import { WalletHttpError } from '@baize/vendor-kit/http';
import { gameCode, roll, stakesMinor } from './dice.ts';
import type { Journal, StoredRound } from './journal.ts';

/** What the page is told. Amounts are minor units as text. */
export type Told =
  | {
      status: 'open';
      session: string;
      balanceMinor: string;
      currency: { code: string; exponent: number; symbol: string };
      stakesMinor: readonly string[];
    }
  | {
      status: 'rolled';
      roundId: string;
      pick: number;
      rolled: number;
      stakeMinor: string;
      payoutMinor: string;
      balanceMinor: string;
    }
  | { status: 'refused'; code: string }
  /** Not known yet: the same round is asked for again. */
  | { status: 'unknown' };

interface Seat {
  playerRef: string;
}

/** How often one act is told to the operator before the page is asked to come again. */
const attempts = 3;

/** The table: who sits at it, and rounds that are decided first, written down, then booked in one trip. */
export function createTable(wallet: VendorWallet, journal: Journal) {
  const seats = new Map<string, Seat>();

  const enter = async (launchToken: string): Promise<Told> => {
    const entered = await wallet.authenticate({ launchToken });
    if (entered.status !== 'ok') return { status: 'refused', code: entered.code };
    const { session, playerRef, currency, balance } = entered.value;
    seats.set(session, { playerRef });
    return {
      status: 'open',
      session,
      currency,
      stakesMinor,
      balanceMinor: `${balance.cashMinor + balance.bonusMinor}`,
    };
  };

  /** The same ids again harm nothing, so what was not answered is simply told again. Null: still not answered. */
  const book = async (round: StoredRound): Promise<WalletAnswer | null> => {
    const { roundId, session, playerRef, stakeMinor, payoutMinor } = round;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      try {
        const answer = await wallet.play({
          roundId,
          gameCode,
          session,
          playerRef,
          debits: [{ txId: `${roundId}-stake`, amountMinor: BigInt(stakeMinor) }],
          credits: [{ txId: `${roundId}-win`, amountMinor: BigInt(payoutMinor), kind: 'win' }],
          roundEnd: true,
          detail: { pick: round.pick, rolled: round.rolled },
        });
        if (answer.retry === 'never') return answer;
      } catch (error) {
        if (!(error instanceof WalletHttpError)) throw error;
      }
    }
    return null;
  };

  const finish = async (round: StoredRound): Promise<Told> => {
    const answer = await book(round);
    if (!answer) return { status: 'unknown' };
    if (journal.find(round.roundId)?.end === null)
      journal.ended(round.roundId, answer.status === 'ok' ? 'booked' : 'refused');
    if (answer.status !== 'ok') return { status: 'refused', code: answer.code };
    const { roundId, pick, rolled, stakeMinor, payoutMinor } = round;
    const balanceMinor = `${(answer.balance?.cashMinor ?? 0n) + (answer.balance?.bonusMinor ?? 0n)}`;
    return { status: 'rolled', roundId, pick, rolled, stakeMinor, payoutMinor, balanceMinor };
  };

  /** The same roundId again answers the same round. */
  const play = async (bet: { session: string; roundId: string; pick: number; stakeMinor: string }): Promise<Told> => {
    const seat = seats.get(bet.session);
    if (!seat) return { status: 'refused', code: 'SESSION_INVALID' };
    const known = journal.find(bet.roundId)?.round;
    if (known) return known.playerRef === seat.playerRef ? finish(known) : { status: 'refused', code: 'TX_CONFLICT' };
    const { rolled, payoutMinor } = roll(bet.pick, BigInt(bet.stakeMinor));
    const round = { ...bet, playerRef: seat.playerRef, rolled, payoutMinor: `${payoutMinor}` };
    journal.decided(round);
    return finish(round);
  };

  /** Finishes what a crash cut off. */
  const recover = async (): Promise<void> => {
    for (const round of journal.open()) await finish(round);
  };

  return { enter, play, recover };
}
export type Table = ReturnType<typeof createTable>;
