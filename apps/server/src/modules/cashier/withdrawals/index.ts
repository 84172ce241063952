import { housekeeping } from '../../../platform/jobs/durable/housekeeping.ts';
import type { NoteReading } from '../../../platform/log/staff-readings.ts';
import type { Callback } from '../providers/provider.ts';
import { createAutomatic } from './automatic/automatic.ts';
import { createConfirmations } from './confirmations.ts';
import type { WithdrawalDependencies } from './dependencies.ts';
import { createMemberActs } from './member-acts.ts';
import { createMemberRoutes } from './member-routes.ts';
import { createMoving } from './moving.ts';
import { createPaying } from './paying.ts';
import { createProofs } from './proofs.ts';
import { createRequesting } from './requesting.ts';
import { createStaffActs } from './staff/acts.ts';
import { createStaffLists } from './staff/lists.ts';
import { createPayingByHand } from './staff/paying-by-hand.ts';
import { createStaffRoutes } from './staff/routes.ts';
import { createStaffMoves } from './staff/staff-moves.ts';
import { createWithdrawalStore } from './store.ts';

export type { WithdrawalDependencies, WithdrawalNotice } from './dependencies.ts';

/** Withdrawals from the request to the member's confirmation. */
export function createWithdrawals(deps: WithdrawalDependencies & { noteReading: NoteReading }) {
  const store = createWithdrawalStore(deps.database);
  const move = createMoving(deps);
  const paying = createPaying(deps, move, store);
  const automatic = createAutomatic(deps, move, store);
  const confirmations = createConfirmations(deps, move, store);
  const proofs = createProofs(deps);
  const lists = createStaffLists(deps);
  const memberParts = { store, request: createRequesting(deps), acts: createMemberActs(deps, move), proofs, automatic };
  const staffMoves = createStaffMoves(deps, move, store);
  const acts = { ...createStaffActs(deps, staffMoves), payByHand: createPayingByHand(deps, staffMoves) };
  const staffParts = { store, lists, acts, automatic, paying, proofs };
  return {
    lists,
    routes: { ...createMemberRoutes(deps, memberParts), ...createStaffRoutes(deps, staffParts) },
    jobs: [
      housekeeping('withdrawals.decide', automatic.work),
      housekeeping('withdrawals.pay', paying.work),
      housekeeping('withdrawals.confirm', confirmations.work),
      housekeeping('purge.withdrawalProofs', proofs.purge, 60),
    ],
    /** What a provider's signed callback says about a payment; false for one that it was not asked for. */
    followPayout: async (providerCode: string, { id, report }: Pick<Callback, 'id' | 'report'>): Promise<boolean> => {
      const payout = await store.payoutById(id);
      if (payout?.provider !== providerCode) return false;
      await paying.book(payout, report);
      return true;
    },
  };
}
