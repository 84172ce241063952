import type { CallError, Calls, CallValue } from '@baize/contract';
import { withTables } from '../../../../platform/database/database.ts';
import { fail, type Result } from '../../../../platform/result.ts';
import type { StudioDependencies } from '../../dependencies.ts';
import type { StudioSession } from '../../sessions.ts';
import { createStakeRefusal } from '../../stake-refusal.ts';
import { createBookStake } from '../betting/book-stake.ts';
import { createSeatAnswers } from '../betting/seat-answer.ts';
import type { WalletActs } from '../betting/wallet-acts.ts';
import type { TableDecisions, TableGame } from '../game.ts';
import { findTable } from '../games/index.ts';
import type { TableHub } from '../hub.ts';
import type { SharedTables } from '../schema.ts';
import { createWriteDecision, type DecisionOrder } from './write-decision.ts';

type Decide = Calls['studioTableDecide'];

const hasDecisions = (game: TableGame | undefined): game is TableGame & { decisions: TableDecisions } =>
  game?.decisions !== undefined;

/** Lets players decide after the deal; a further stake is a bet of the same round of the wallet. */
export function createDecide(deps: StudioDependencies, acts: WalletActs, hub: TableHub) {
  const database = withTables<SharedTables>(deps.database);
  const { write, stakeOf } = createWriteDecision(deps, database);
  const stakeRefusal = createStakeRefusal(deps);
  const book = createBookStake(deps, database, acts, 'decision_over');
  const answer = createSeatAnswers(deps, database);

  return async (session: StudioSession, body: DecisionOrder): Promise<Result<CallValue<Decide>, CallError<Decide>>> => {
    const game = findTable(session.gameCode);
    if (!hasDecisions(game)) return fail('step_not_offered');
    const order = { ...body, decisionId: body.decisionId.toLowerCase(), roundId: body.roundId.toLowerCase() };
    const request = { session, order };
    const stakeMinor = await stakeOf(game, request);
    const bar = stakeMinor > 0n ? await stakeRefusal(session, stakeMinor) : null;
    if (bar) return bar;
    const written = await write(game, request);
    if ('ok' in written) return written;
    if (written.isPlaced) return answer(session, { roundId: order.roundId, slot: 0 });
    const booked = await book(session, written);
    if (!booked.ok) return booked;
    hub.betsChanged(session.gameCode);
    return answer(session, { roundId: order.roundId, slot: 0 }, booked.value);
  };
}
