import { payoutOf, type SettledRound, settleBets } from '@baize/games/table-engine';
import type { Kysely } from 'kysely';
import type { SteadyClock } from '../../../platform/clock.ts';
import { settleAll } from '../settle-all.ts';
import { decideSeat, endSeat, type UnpaidSeat, unpaidSeats } from './betting/seats-store.ts';
import type { WalletActs } from './betting/wallet-acts.ts';
import { intoShowMs } from './clock.ts';
import { decisionsOf } from './decisions/seat.ts';
import type { Stored, TableGame } from './game.ts';
import type { TableHub } from './hub.ts';
import { roundTimesOf } from './round-times.ts';
import type { TableRoundRow } from './rounds-store.ts';
import type { SharedTables, StoredSettledBet } from './schema.ts';

/** So many seats are paid beside one another. */
const atOnce = 32;

const resultOf = (stakeMinor: bigint, payoutMinor: bigint) => {
  if (payoutMinor === stakeMinor) return 'PUSH';
  return payoutMinor > stakeMinor ? 'WIN' : 'LOSS';
};

/** A seat's bets with what each brings. */
function settlementOf(game: TableGame, outcome: Stored, seat: UnpaidSeat) {
  const placed = seat.placed.flatMap(({ bets }) => bets);
  const { decisions } = game;
  const round = settleBets(
    decisions ? [...game.betTypes, ...decisions.betTypes] : game.betTypes,
    decisions ? decisions.rules.seenBy(outcome, decisionsOf(seat.placed)) : game.seenOf(outcome),
    placed.map((bet) => ({ ...bet, stakeMinor: BigInt(bet.stakeMinor) })),
  );
  const bets: StoredSettledBet[] = round.bets.map(({ key, selection, stakeMinor, payoutMinor, result }) => ({
    key,
    selection,
    stakeMinor: `${stakeMinor}`,
    payoutMinor: `${payoutMinor}`,
    result,
  }));
  return { ...round, bets };
}

/** The seat's one bet as it is kept when its player has left in flight. */
function leftBet(game: TableGame, round: TableRoundRow, seat: UnpaidSeat, elapsedMs: number) {
  const bet = seat.placed[0]?.bets[0];
  const left = bet && game.flight?.leave(round.outcome ?? {}, elapsedMs, bet.selection);
  if (!bet || !left) return null;
  const stakeMinor = BigInt(bet.stakeMinor);
  const payoutMinor = payoutOf(stakeMinor, left.back);
  const result = payoutMinor > stakeMinor ? ('WIN' as const) : ('PUSH' as const);
  const kept = { ...bet, selection: left.selection, payoutMinor: `${payoutMinor}`, result };
  const netMinor = payoutMinor - stakeMinor;
  return {
    stakeMinor,
    payoutMinor,
    validTurnoverMinor: netMinor < stakeMinor ? netMinor : stakeMinor,
    bets: [kept] as StoredSettledBet[],
  };
}

type SeatMoney = Pick<SettledRound, 'stakeMinor' | 'payoutMinor' | 'validTurnoverMinor'>;
type Settlement = ReturnType<typeof settlementOf> | NonNullable<ReturnType<typeof leftBet>>;

export function createSettle(
  { database, clock }: { database: Kysely<SharedTables>; clock: SteadyClock },
  acts: WalletActs,
  hub: TableHub,
) {
  /** Books what is decided for a seat. False: nobody knows yet. */
  const book = async (
    game: TableGame,
    round: TableRoundRow,
    seat: UnpaidSeat,
    settled: SeatMoney,
  ): Promise<boolean> => {
    const { stakeMinor, payoutMinor, validTurnoverMinor } = settled;
    const ref = { seatId: seat.id, gameCode: seat.game_code, playerRef: seat.player_ref };
    const paid = await acts.pay(ref, {
      placementIds: seat.placed.filter(({ bets }) => bets.length > 0).map(({ id }) => id),
      payoutMinor,
      validTurnoverMinor,
      detail: {
        rulesVersion: round.rules_version,
        result: resultOf(stakeMinor, payoutMinor),
        table: { number: round.number, ...(game.decisions ? { decisions: decisionsOf(seat.placed) } : {}) },
      },
    });
    if (!paid) return false;
    await endSeat(database, seat.id, 'settled', clock.now());
    const { id: seatId, game_code: gameCode, player_ref: playerRef } = seat;
    hub.seatPaid({ gameCode, playerRef, seatId, payoutMinor, balance: paid.balance });
    // Everybody sees who has left, and where.
    if (game.flight) hub.betsChanged(gameCode);
    return true;
  };

  /** Writes down what a seat is paid; false when that was done before. */
  const decide = (seat: UnpaidSeat, settled: Settlement): Promise<boolean> =>
    decideSeat(database, seat.id, {
      stake_minor: settled.stakeMinor,
      payout_minor: settled.payoutMinor,
      valid_turnover_minor: settled.validTurnoverMinor,
      bets: settled.bets,
    });

  /** What was written down for a seat whose payout is not known to be booked. */
  const decided = (seat: UnpaidSeat): SeatMoney => ({
    stakeMinor: BigInt(seat.stake_minor),
    payoutMinor: BigInt(seat.payout_minor ?? 0),
    validTurnoverMinor: BigInt(seat.valid_turnover_minor ?? 0),
  });

  const paySeat = async (game: TableGame, round: TableRoundRow, seat: UnpaidSeat): Promise<boolean> => {
    if (seat.status === 'paying') return book(game, round, seat, decided(seat));
    if (seat.placed.length === 0) {
      await endSeat(database, seat.id, 'void', clock.now());
      return true;
    }
    const settled = settlementOf(game, round.outcome ?? {}, seat);
    // Somebody else decided it at the same moment, and pays it: the next look tells.
    return (await decide(seat, settled)) && book(game, round, seat, settled);
  };

  /** Pays a seat whose player leaves in flight at a moment; null when that was too early or too late. */
  const leave = async (
    game: TableGame,
    round: TableRoundRow,
    seat: UnpaidSeat,
    leftAt: Date,
  ): Promise<boolean | null> => {
    if (seat.status === 'paying') return book(game, round, seat, decided(seat));
    const settled = leftBet(game, round, seat, intoShowMs(round, leftAt));
    if (!settled) return null;
    return (await decide(seat, settled)) && book(game, round, seat, settled);
  };

  /** Pays the seats of a flight that leave by themselves by now. */
  const payDue = async (game: TableGame, round: TableRoundRow): Promise<void> => {
    const now = roundTimesOf(clock).nowOf(round);
    const elapsedMs = intoShowMs(round, now);
    const seats = await unpaidSeats(database, round.id);
    const due = seats.filter((seat) => {
      const selection = seat.placed[0]?.bets[0]?.selection;
      return selection !== undefined && game.flight?.isDue(round.outcome ?? {}, elapsedMs, selection);
    });
    await settleAll(due, (seat) => leave(game, round, seat, now), { atOnce });
  };

  /** Pays every seat of a dealt round; true when none is left. Safe to repeat. */
  const payAll = async (game: TableGame, round: TableRoundRow): Promise<boolean> => {
    const seats = await unpaidSeats(database, round.id);
    const paid = await settleAll(seats, (seat) => paySeat(game, round, seat), { atOnce });
    return paid.every(Boolean);
  };

  return { payAll, payDue, leave };
}
export type Settle = ReturnType<typeof createSettle>;
