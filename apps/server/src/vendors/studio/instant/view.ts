import type { InstantRound } from '@baize/contract';
import type { InstantGame, InstantState } from './game.ts';
import type { InstantRow } from './store.ts';

export const stateOf = (row: InstantRow): InstantState => ({
  betMinor: row.bet_minor,
  choice: row.choice,
  outcome: row.outcome,
  steps: row.steps,
});

/** What a player may see of a round whose money stands: field by field, and what was drawn only when it has ended. */
export function instantView(game: InstantGame, row: InstantRow): InstantRound {
  const hasEnded = row.status === 'settled';
  const state = stateOf(row);
  return {
    roundId: row.id,
    gameCode: row.game_code,
    rulesVersion: row.rules_version,
    betMinor: `${row.bet_minor}`,
    choice: row.choice,
    status: hasEnded ? 'settled' : 'open',
    payoutMinor: `${row.payout_minor ?? game.payoutNow(state)}`,
    view: game.view(state, hasEnded),
    fairness: { serverSeedHash: row.server_seed_hash, clientSeed: row.client_seed, nonce: row.nonce },
    playedAt: row.played_at.toISOString(),
  };
}
