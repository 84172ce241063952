import type { VendorWallet } from '@baize/vendor-kit';
import { createBulkSettlement } from './bulk/index.ts';
import { moneyCommands, queryTransferCommand } from './commands.ts';
import type { GatewayDependencies } from './dependencies.ts';
import { roundsOf } from './facts.ts';
import type { HoldReason } from './held/index.ts';
import { createPlayers } from './players.ts';
import { createQueries } from './queries.ts';
import { createRunner } from './runner.ts';
import { createVendorSessions } from './sessions.ts';

/**
 * The wallet of one vendor, in process. Every command of money is one turn on the player's wallet. `holds`: what it pays waits for a person,
 * for this reason.
 */
export function createVendorWallet(
  deps: GatewayDependencies,
  vendorCode: string,
  holds: HoldReason | null = null,
): VendorWallet {
  const players = createPlayers(deps, vendorCode);
  const run = createRunner(deps, vendorCode, players, holds);
  const queries = createQueries(deps, vendorCode);

  return {
    ...createVendorSessions(deps, vendorCode),
    ...moneyCommands(run),
    ...queries,
    settleBets: createBulkSettlement(deps, { vendorCode, players, holds }, roundsOf),

    balance: async ({ playerRef }) => {
      const memberId = players.memberOf(playerRef) ?? (await players.findMember(playerRef));
      return memberId === null ? null : deps.ledger.balanceOf(memberId);
    },

    pools: async ({ playerRef }) => {
      const memberId = players.memberOf(playerRef) ?? (await players.findMember(playerRef));
      return { pools: memberId === null ? [] : await deps.ledger.poolsOf(memberId, vendorCode) };
    },

    queryTransfer: async ({ txId, playerRef }) => {
      const answer = await run(queryTransferCommand({ txId, playerRef }));
      if (answer.code === 'REF_NOT_FOUND') return null;
      // A bar that stands since now or before: the transfer never happened.
      if (answer.code === 'TX_CANCELLED' || (answer.status === 'ok' && !answer.replay)) return null;
      return answer.status === 'ok' ? queries.getTx({ txId }) : answer;
    },
  };
}
