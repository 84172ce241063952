import type { CallError, Calls, CallValue } from '@baize/contract';
import { drawOfRound } from '@baize/fairness';
import type { AnyEvent, PickLayout, Slot } from '@baize/games/slot-engine';
import type { Kysely } from 'kysely';
import { withTables } from '../../../platform/database/database.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { StudioDependencies } from '../dependencies.ts';
import type { StoredEvent, StudioTables } from '../schema.ts';
import { type LiveSeed, lockLiveSeed } from '../seeds.ts';
import type { StudioSession } from '../sessions.ts';
import { settleAll } from '../settle-all.ts';
import type { Finish } from './finish.ts';
import { findGame } from './games.ts';
import { eventsBeforePick, firstForgotten, isPickOpen, pickLifeMs } from './pick-time.ts';
import { findRound, listStaked, type RoundRow } from './rounds-store.ts';
import { balanceView, roundView } from './views.ts';

type Pick = Calls['studioPick'];
type Picked = { kind: 'round'; round: RoundRow } | { kind: 'refused'; message: CallError<Pick> };

const stored = (events: readonly AnyEvent[]): StoredEvent[] => events.map((event) => ({ ...event }));

/** Turns tiles over in a locked round. */
function createTurning({ secretBox, clock }: StudioDependencies) {
  /** What lies under the tiles is kept nowhere: it follows from the sealed seed, which is not published while the round is open. */
  const layoutOf = async (game: Slot, round: RoundRow, seed: LiveSeed): Promise<PickLayout> => {
    if (round.seed_id !== seed.id) throw new Error(`round ${round.id} is open under a retired seed`);
    const serverSeed = await secretBox.open(seed.sealedServerSeed);
    const draw = drawOfRound({ serverSeed, clientSeed: seed.clientSeed, nonce: round.nonce });
    const { pick } = game.play({ betMinor: round.bet_minor, draw });
    if (pick === null) throw new Error(`round ${round.id} has no pick bonus`);
    return pick;
  };

  return async (
    transaction: Kysely<StudioTables>,
    game: Slot,
    round: RoundRow,
    seed: LiveSeed,
    tile: number,
  ): Promise<Picked> => {
    const layout = await layoutOf(game, round, seed);
    if (tile >= layout.prizes.length) return { kind: 'refused', message: 'tile_not_offered' };
    const before = eventsBeforePick(round);
    const picked = [...round.picked, tile];
    const { events, payoutMinor, isOver } = game.pick({
      betMinor: round.bet_minor,
      baseMinor: round.payout_minor,
      layout,
      picked,
    });
    const changed = { events: [...before, ...stored(events)], payout_minor: payoutMinor, picked };
    // A round counts from the moment at which it is decided in whole.
    const played_at = isOver ? clock.now() : round.played_at;
    await transaction
      .updateTable('studio.rounds')
      .set({ ...changed, events: JSON.stringify(changed.events), played_at })
      .where('id', '=', round.id)
      .execute();
    return { kind: 'round', round: { ...round, ...changed, played_at } };
  };
}

export function createPick(deps: StudioDependencies, finish: Finish) {
  const database = withTables<StudioTables>(deps.database);
  const addTile = createTurning(deps);

  /** Takes the tile under the player's turn in this game, so that two windows cannot pick at once. The same tile again changes nothing. */
  const take = (session: StudioSession, game: Slot, roundId: string, tile: number): Promise<Picked> =>
    database.transaction().execute(async (transaction): Promise<Picked> => {
      const seed = await lockLiveSeed(transaction, session);
      const round = await findRound(transaction, roundId);
      const isOwn = round?.player_ref === session.playerRef && round.game_code === session.gameCode;
      if (!round || !isOwn || round.status === 'refused') return { kind: 'refused', message: 'round_not_found' };
      if (round.picked.includes(tile)) return { kind: 'round', round };
      if (round.staked_at === null || !isPickOpen(round)) return { kind: 'refused', message: 'round_closed' };
      return addTile(transaction, game, round, seed, tile);
    });

  /** Picks one tile; after the last one the bonus is paid. */
  return async (
    session: StudioSession,
    { roundId, tile }: { roundId: string; tile: number },
  ): Promise<Result<CallValue<Pick>, CallError<Pick>>> => {
    const game = findGame(session.gameCode);
    if (!game) return fail('game_not_found');
    const taken = await take(session, game, roundId.toLowerCase(), tile);
    if (taken.kind === 'refused') return fail(taken.message);
    const finished = await finish(taken.round, session.token);
    if (finished.status === 'unknown') return fail('service_unavailable');
    if (finished.status === 'refused') return fail('round_not_found');
    return ok({ round: roundView(finished.round), balanceMinor: balanceView(finished.balance) });
  };
}

/** Picks to the end what players have left open for too long; how many rounds were settled. */
export function createAbandonedPicks(deps: StudioDependencies, finish: Finish) {
  const database = withTables<StudioTables>(deps.database);
  const addTile = createTurning(deps);

  const pickRest = (id: string): Promise<RoundRow | null> =>
    database.transaction().execute(async (transaction) => {
      const found = await findRound(transaction, id);
      const game = found && findGame(found.game_code);
      if (!found || !game) return null;
      const seed = await lockLiveSeed(transaction, { playerRef: found.player_ref, gameCode: found.game_code });
      let round = await findRound(transaction, id);
      for (let tile = firstForgotten(found); round && round.status === 'decided' && isPickOpen(round); tile += 1) {
        if (round.picked.includes(tile)) continue;
        const picked = await addTile(transaction, game, round, seed, tile);
        if (picked.kind === 'refused') throw new Error(`round ${id} has no tile to pick any more`);
        round = picked.round;
      }
      return round ?? null;
    });

  const settleOne = async (id: string): Promise<boolean> => {
    const round = await pickRest(id);
    return round !== null && (await finish(round, '')).status === 'settled';
  };

  return async (): Promise<number> => {
    const before = new Date(deps.clock.now().getTime() - pickLifeMs);
    const areSettled = await settleAll(await listStaked(database, before), settleOne, { atOnce: 1 });
    return areSettled.filter(Boolean).length;
  };
}
