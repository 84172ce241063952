import {
  type Arena,
  compareFightPrices,
  type FightBet,
  fightBets,
  parseFightPrice,
  riskOfBet,
  type TakenBet,
} from '@baize/games/cockfight';
import type { Database } from '../../../platform/database/database.ts';
import { type Failure, fail } from '../../../platform/result.ts';
import { type RefusalKey, refusalKeyOf } from '../../wallet-refusals.ts';
import type { CockfightDependencies } from '../dependencies.ts';
import { boardOf, type FightSums, liabilityOf, sumsOf } from '../fights/board.ts';
import { lockFight } from '../fights/fight-store.ts';
import type { BetRow, FightRow } from '../schema.ts';
import type { ArenaSettings } from '../settings.ts';
import { type BetStore, insertBet } from './bet-store.ts';
import type { Pending } from './pending.ts';

export interface AskedBet {
  betId: string;
  fightId: string;
  bet: FightBet;
  stakeMinor: string;
  /** As the odds board showed it; '' from the pool. */
  odds: string;
}

export interface Player {
  session: string;
  playerRef: string;
  pool: string;
}

type PlaceFailure = Failure<
  | RefusalKey
  | 'round_not_found'
  | 'betting_closed'
  | 'bet_not_offered'
  | 'price_changed'
  | 'table_limit'
  | 'limit_reached'
  | 'repeated_with_other_content'
>;

const dayMs = 86_400_000;
/** More than anybody has who only bets. */
const maxRefusedOfDay = 100;
/** Of one player on one fight; more than a hand places in a minute. */
const maxBetsOfFight = 60;

const isSameBet = (row: BetRow, arena: Arena, asked: AskedBet, { playerRef }: Player) =>
  row.arena === arena.code &&
  row.player_ref === playerRef &&
  row.fight_id === asked.fightId &&
  row.bet === asked.bet &&
  row.stake_minor === BigInt(asked.stakeMinor);

/** The limit that a bet would pass: its player's on the side, or what its result may cost. Null: none. */
function limitOf(
  arena: Arena,
  taken: TakenBet,
  sums: FightSums,
  own: FightSums,
): 'table_limit' | 'limit_reached' | null {
  const { limits } = arena;
  const { bet, stakeMinor } = taken;
  if (stakeMinor < limits.minStakeMinor || stakeMinor > limits.maxStakeMinor) return 'table_limit';
  if (fightBets.reduce((sum, one) => sum + own[one].bets, 0) >= maxBetsOfFight) return 'limit_reached';
  if (own[bet].stakeMinor + stakeMinor > limits.memberMaxMinor) return 'table_limit';
  const { atRiskMinor, winMinor } = riskOfBet(taken);
  const had = sums[bet];
  const added = {
    bets: had.bets + 1,
    stakeMinor: had.stakeMinor + stakeMinor,
    riskMinor: had.riskMinor + atRiskMinor,
    winMinor: had.winMinor + winMinor,
  };
  const outcome = bet.toUpperCase() as Uppercase<FightBet>;
  const liability = liabilityOf(arena, { ...sums, [bet]: added }, outcome);
  return liability > limits.maxLiabilityMinor ? 'limit_reached' : null;
}

/** Takes bets: written down while the fight stands still, held at the wallet, committed. The same id is the same bet for ever. */
export function createPlace(
  deps: CockfightDependencies,
  { bets, pending, settings }: { bets: BetStore; pending: Pending; settings: Pick<ArenaSettings, 'arenaFor'> },
) {
  const { clock, database, walletOf } = deps;

  const isOpen = ({ state, closes_at }: FightRow) =>
    (state === 'OPEN' || state === 'LAST_CALL') && clock.now() < closes_at;

  /** The odds at which a bet is taken, never worse than those that were asked for; null: they moved against it. */
  const takenOdds = (asked: AskedBet, offered: string): string | null => {
    if (offered === '' || asked.odds === '') return offered === asked.odds ? '' : null;
    return compareFightPrices(asked.bet, offered, asked.odds) < 0 ? null : offered;
  };

  const write = (usual: Arena, asked: AskedBet, { playerRef, pool }: Player): Promise<BetRow | PlaceFailure> =>
    database.transaction().execute(async (transaction: Database) => {
      const fight = await lockFight(transaction, asked.fightId);
      if (fight?.arena !== usual.code) return fail('round_not_found');
      if (!isOpen(fight)) return fail('betting_closed');
      const { bet } = asked;
      const arena = await settings.arenaFor(usual, pool, fight.programme);
      const sums = await sumsOf(transaction, { fightId: fight.id, pool });
      const odds = takenOdds(asked, boardOf(arena, fight, sums)[bet]);
      if (odds === null) return fail('price_changed');
      const taken = { bet, stakeMinor: BigInt(asked.stakeMinor), odds };
      const { atRiskMinor, winMinor } = riskOfBet(taken);
      if (atRiskMinor <= 0n) return fail('bet_not_offered');
      const own = await sumsOf(transaction, { fightId: fight.id, pool, playerRef });
      const beyond = limitOf(arena, taken, sums, own);
      if (beyond) return fail(beyond);
      const row = await insertBet(transaction, {
        ...{ id: asked.betId, arena: arena.code, fight_id: fight.id, player_ref: playerRef, pool, bet, odds },
        ...{ stake_minor: taken.stakeMinor, risk_minor: atRiskMinor, win_minor: odds === '' ? 0n : winMinor },
        ...{ state: 'PENDING', placed_at: clock.now() },
      });
      return row ?? fail('repeated_with_other_content');
    });

  const hold = async (arena: Arena, row: BetRow, { session, playerRef }: Player): Promise<PlaceFailure | undefined> => {
    const answer = await walletOf(arena.code).makeBet({
      ...{ betId: row.id, gameCode: arena.gameCode, amountMinor: row.risk_minor, session, playerRef },
      legs: [{ fightId: row.fight_id, bet: row.bet, odds: row.odds, stakeMinor: `${row.stake_minor}` }],
      pricePolicy: 'better',
    });
    // Whether it is held is not known: the same id again, or the closing of the bets, finds out.
    if (answer.status === 'ok' || answer.retry === 'same') return undefined;
    const key = refusalKeyOf(answer.code);
    await bets.move(row.id, 'PENDING', 'REJECTED', key);
    return fail(key);
  };

  const standing = async (row: BetRow): Promise<PlaceFailure | undefined> => {
    if (row.state === 'PENDING') await pending.endOne(row);
    const now = row.state === 'PENDING' ? await bets.find(row.id) : row;
    return now?.state === 'REJECTED' ? fail((now.refusal || 'round_closed') as RefusalKey) : undefined;
  };

  const refusalBefore = async (arena: Arena, asked: AskedBet, { playerRef }: Player): Promise<PlaceFailure | null> => {
    const stakeMinor = BigInt(asked.stakeMinor);
    if (asked.odds !== '' && !parseFightPrice(asked.odds, asked.bet)) return fail('bet_not_offered');
    const { atRiskMinor } = riskOfBet({ ...asked, stakeMinor });
    const code = await deps.refusalOfStakeAt(arena.code, { playerRef, amountMinor: atRiskMinor });
    if (code !== null) return fail(refusalKeyOf(code));
    const refused = await bets.refusedSince(playerRef, new Date(clock.now().getTime() - dayMs));
    return refused >= maxRefusedOfDay ? fail('limit_reached') : null;
  };

  /** Undefined when the bet stands. */
  return async (arena: Arena, asked: AskedBet, player: Player): Promise<PlaceFailure | undefined> => {
    const earlier = await bets.find(asked.betId);
    const repeat = (row: BetRow) =>
      isSameBet(row, arena, asked, player) ? standing(row) : fail('repeated_with_other_content');
    if (earlier) return repeat(earlier);
    const refusal = await refusalBefore(arena, asked, player);
    if (refusal) return refusal;
    const row = await write(arena, asked, player);
    if ('ok' in row) {
      // A twin that came at the same moment may have been written.
      const twin = await bets.find(asked.betId);
      return twin ? repeat(twin) : row;
    }
    return (await hold(arena, row, player)) ?? standing(row);
  };
}
export type Place = ReturnType<typeof createPlace>;
