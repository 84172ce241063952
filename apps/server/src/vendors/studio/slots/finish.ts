import { retryOf, type Stake, type WalletBalance, type WalletCode, type Win } from '@baize/vendor-kit';
import type { Kysely } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import { noteDayUse } from '../day-uses.ts';
import type { StudioDependencies } from '../dependencies.ts';
import {
  bookPaid,
  type Contribution,
  droppedLevels,
  giveBack,
  type JackpotPoolRound,
  jackpotWins,
} from '../jackpots/index.ts';
import type { StudioTables } from '../schema.ts';
import { findGame } from './games.ts';
import { isPickOpen } from './pick-time.ts';
import { hideEvents, markRefused, markSettled, markStaked, type RoundRow, type SettledRound } from './rounds-store.ts';

export type Finished =
  | { status: 'settled'; round: SettledRound; balance: WalletBalance }
  /** Its stake is paid, and the player has still to pick. */
  | { status: 'open'; round: SettledRound; balance: WalletBalance }
  | { status: 'refused'; code: WalletCode }
  /** Nobody knows yet whether money moved: the round stays decided and unseen. */
  | { status: 'unknown' };

/** The permanent ids of a round's business acts. */
const stakeId = (roundId: string) => `${roundId}:stake`;
const winId = (roundId: string) => `${roundId}:win`;
const bonusId = (roundId: string) => `${roundId}:bonus`;
const jackpotId = (roundId: string, pot: string) => `${roundId}:${pot}`;
const cancelId = (roundId: string) => `${roundId}:cancel`;

/** What the player's steps won: picks, or the free spins of his choice; null while they are not complete, or when there are none. */
function bonusMinorOf({ events }: Pick<RoundRow, 'events'>): bigint | null {
  const isChosen = events.some(({ type }) => type === 'choiceMade');
  const ended = events.find(({ type }) => type === (isChosen ? 'freeSpinsEnded' : 'pickEnded'));
  return ended === undefined ? null : BigInt(String(ended.totalMinor));
}

/** The act that tells whether a round was booked: its stake, or of a free round what it won. */
const firstId = ({ id, grant_id }: RoundRow) => (grant_id === null ? stakeId(id) : winId(id));

/** What a wallet says that is asked to bar the first act of a round which was booked. */
const bookedCode = ({ grant_id }: RoundRow): WalletCode => (grant_id === null ? 'ROUND_CLOSED' : 'TX_CONFLICT');

/** Wins of a round that is paid in one act: the spins', then each jackpot pool that fell. */
function creditsOf(round: RoundRow): Win[] {
  const jackpotPools = round.events.filter(({ type }) => type === 'jackpotWon').map(({ pot }) => String(pot));
  const fallen = jackpotWins(jackpotRoundOf(round), findGame(round.game_code));
  const jackpotsMinor = fallen.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const own = { txId: winId(round.id), amountMinor: round.payout_minor - jackpotsMinor };
  const won: Win =
    round.grant_id === null ? { ...own, kind: 'win' } : { ...own, kind: 'freeround', grantId: round.grant_id };
  return [won, ...fallen.map((win, index): Win => ({ ...win, txId: jackpotId(round.id, jackpotPools[index] ?? '') }))];
}

const contributionsOf = ({ contributions }: RoundRow): Contribution[] | null =>
  contributions === null
    ? null
    : contributions.map(({ pool, amountMinor }) => ({ pool, amountMinor: BigInt(amountMinor) }));

const jackpotRoundOf = (round: RoundRow): JackpotPoolRound => ({
  roundId: round.id,
  jackpotScope: round.pot_scope,
  playerRef: round.player_ref,
  gameCode: round.game_code,
  stakeMinor: round.grant_id === null ? round.bet_minor : 0n,
  events: round.events,
  contributions: contributionsOf(round),
});

function stakesOf(round: RoundRow): Stake[] {
  if (round.grant_id !== null) return [];
  const contributions = contributionsOf(round) ?? [];
  const stake = { txId: stakeId(round.id), amountMinor: round.bet_minor };
  return [contributions.length > 0 ? { ...stake, contributions } : stake];
}

export function createFinish({ database: anyDatabase, wallet, clock, secretBox }: StudioDependencies) {
  const database = withTables<StudioTables>(anyDatabase);

  const settlementOf = (round: RoundRow) => findGame(round.game_code)?.settle(round.bet_minor, round.payout_minor);
  const detailOf = (round: RoundRow) => {
    const settlement = settlementOf(round);
    const [first] = round.events;
    const bought = first?.type === 'featureBought' && { featureBetMinor: String(first.betMinor) };
    return { rulesVersion: round.rules_version, ...(settlement && { result: settlement.result }), ...bought };
  };
  /** What counts of the stake, with the act that ends the round. */
  const turnoverOf = (round: RoundRow) => {
    const settlement = round.grant_id === null ? settlementOf(round) : undefined;
    return settlement ? { validTurnoverMinor: settlement.validTurnoverMinor } : {};
  };
  const placeOf = (round: RoundRow) => ({
    playerRef: round.player_ref,
    roundId: round.id,
    gameCode: round.game_code,
    detail: detailOf(round),
  });

  const pay = (round: RoundRow, session: string) =>
    wallet.play({
      ...placeOf(round),
      session,
      debits: stakesOf(round),
      credits: creditsOf(round),
      roundEnd: !isPickOpen(round),
      ...(!isPickOpen(round) && turnoverOf(round)),
    });

  const payBonus = (round: RoundRow, amountMinor: bigint) =>
    wallet.credit({
      ...placeOf(round),
      txId: bonusId(round.id),
      refTxIds: [stakeId(round.id)],
      amountMinor,
      kind: 'win',
      roundEnd: true,
      ...turnoverOf(round),
    });

  const balanceOf = async (round: RoundRow, known: WalletBalance | null): Promise<WalletBalance> => {
    const balance = known ?? (await wallet.balance({ playerRef: round.player_ref }));
    if (!balance) throw new Error(`the wallet does not know the player of round ${round.id}`);
    return balance;
  };
  const settled = async (round: RoundRow, known: WalletBalance | null): Promise<Finished> => {
    return { status: 'settled', round: { ...round, status: 'settled' }, balance: await balanceOf(round, known) };
  };
  const open = async (round: RoundRow, known: WalletBalance | null): Promise<Finished> => {
    const staked = { ...round, status: 'decided' as const, staked_at: round.staked_at ?? clock.now() };
    return { status: 'open', round: staked, balance: await balanceOf(round, known) };
  };
  /** Marks what was paid, once, and lets the jackpot pools' book follow it. */
  const note = async (round: RoundRow, mark: (connection: Kysely<StudioTables>) => Promise<boolean>): Promise<void> => {
    if (round.contributions === null) return void (await mark(database));
    await database.transaction().execute(async (transaction) => {
      const isFirst = await mark(transaction);
      // Of a round that waited for picks it was booked with the stake.
      if (!isFirst || round.staked_at !== null) return;
      await bookPaid(transaction, secretBox, findGame(round.game_code), jackpotRoundOf(round), clock.now());
    });
  };
  const settle = async (round: RoundRow, known: WalletBalance | null): Promise<Finished> => {
    await note(round, (connection) => markSettled(connection, round.id));
    return settled(round, known);
  };
  const paid = async (round: RoundRow, known: WalletBalance | null): Promise<Finished> => {
    if (!isPickOpen(round)) return settle(round, known);
    await note(round, (connection) => markStaked(connection, round.id, clock.now()));
    return open(round, known);
  };

  /**
   * Makes a refusal final: the wallet bars the stake (of a free round what it won) for ever, or says that an attempt before or beside this
   * one has paid. Without it a second attempt could be booked after the first was refused.
   */
  const bar = async (round: RoundRow, code: WalletCode): Promise<Finished> => {
    const barred = await wallet.cancel({
      txId: cancelId(round.id),
      targetTxId: firstId(round),
      playerRef: round.player_ref,
      roundId: round.id,
      gameCode: round.game_code,
      reason: code,
    });
    if (retryOf[barred.code] !== 'never') return { status: 'unknown' };
    if (barred.code === bookedCode(round)) return paid(round, barred.balance);
    await database.transaction().execute(async (transaction) => {
      const isFirst = await markRefused(transaction, round.id, code);
      if (!isFirst) return;
      await giveBack(transaction, findGame(round.game_code), jackpotRoundOf(round));
      // The level goes on with the same secret.
      if (droppedLevels(round).length > 0) await hideEvents(transaction, round.id);
      // That a pool lacks money is no act of the player.
      if (code !== 'POOL_SHORT') await noteDayUse(transaction, round.player_ref, 'refused_play', clock.now());
    });
    return { status: 'refused', code };
  };

  /** A round whose stake was paid before: it still waits for picks, or its bonus is to be paid. */
  const finishStaked = async (round: RoundRow): Promise<Finished> => {
    const bonusMinor = bonusMinorOf(round);
    if (bonusMinor === null) return open(round, null);
    const answer = await payBonus(round, bonusMinor);
    if (answer.status === 'ok') return settle(round, answer.balance);
    if (retryOf[answer.code] === 'never')
      throw new Error(`the wallet refused the bonus of round ${round.id}: ${answer.code}`);
    return { status: 'unknown' };
  };

  /** Stake and win in one act, then the round's status. Safe to repeat: the wallet knows the ids and answers as before. */
  return async (round: RoundRow, session: string): Promise<Finished> => {
    if (round.status === 'settled') return settled(round, null);
    if (round.status === 'refused') return { status: 'refused', code: round.refusal ?? 'INTERNAL' };
    // A newer process has decided it, with pools whose rules are not known here: it is left to one that knows them.
    if (round.contributions !== null && !findGame(round.game_code)) return { status: 'unknown' };
    if (round.staked_at !== null) return finishStaked(round);
    const answer = await pay(round, session);
    if (answer.status === 'ok') return paid(round, answer.balance);
    return retryOf[answer.code] === 'never' ? bar(round, answer.code) : { status: 'unknown' };
  };
}
export type Finish = ReturnType<typeof createFinish>;
