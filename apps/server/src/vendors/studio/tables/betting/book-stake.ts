import { retryOf, type WalletBalance } from '@baize/vendor-kit';
import type { Kysely } from 'kysely';
import { inBatches } from '../../../../platform/jobs/in-batches.ts';
import { fail, ok, type Result } from '../../../../platform/result.ts';
import { noteDayUse } from '../../day-uses.ts';
import type { StudioDependencies } from '../../dependencies.ts';
import type { StudioSession } from '../../sessions.ts';
import { refusalOf } from '../../wallet-refusals.ts';
import type { SharedTables } from '../schema.ts';
import { advancePlacement, markPlaced } from './seats-store.ts';
import type { WalletActs } from './wallet-acts.ts';

/** Stakes that are booked at nearly the same moment are noted together. */
const restMs = 10;

type Refused = ReturnType<typeof refusalOf>['message'] | 'service_unavailable';

/**
 * Books the stake of a placement that is written down; answers the balance behind it. `late`: how it is refused when the table has gone on
 * meanwhile and gives the stake back.
 */
export function createBookStake<Late extends 'betting_closed' | 'decision_over'>(
  deps: StudioDependencies,
  database: Kysely<SharedTables>,
  acts: WalletActs,
  late: Late,
) {
  const noteBooked = inBatches(
    async (ids: readonly string[]) => {
      const booked = new Set(await markPlaced(database, ids));
      return ids.map((id) => booked.has(id));
    },
    { restMs },
  );

  return async (
    session: StudioSession,
    placement: { id: string; seatId: string; stakeMinor: bigint },
  ): Promise<Result<WalletBalance | null, Refused | Late>> => {
    const { id, seatId } = placement;
    const seat = { seatId, gameCode: session.gameCode, playerRef: session.playerRef };
    const { status, code, balance } = await acts.stake(seat, placement, session.token);
    if (status === 'ok') return (await noteBooked(id)) ? ok(balance) : fail(late);
    if (retryOf[code] !== 'never') return fail('service_unavailable');
    if (!(await advancePlacement(database, id, ['placing'], 'barring', code))) return fail(late);
    if (await acts.bar(seat, id, code)) {
      await advancePlacement(database, id, ['barring'], 'refused', code);
      await noteDayUse(database, session.playerRef, 'refused_play', deps.clock.now());
    }
    return refusalOf(code, false);
  };
}
