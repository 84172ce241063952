import { refusalKeyOf } from '../../wallet-refusals.ts';
import type { LottoDependencies } from '../dependencies.ts';
import type { TicketRow, TicketStore } from './store.ts';

/** So long a ticket is left to the request that buys it: far longer than the largest order takes on a busy machine. */
const buyingMs = 30_000;

/** Ends what a cut left open: a ticket that was accepted is committed, one that was only held is given back. */
export function createRecover({ clock, walletOf }: LottoDependencies, tickets: TicketStore) {
  /** True when the ticket stands or is gone for good. */
  const endOne = async (ticket: TicketRow): Promise<boolean> => {
    const wallet = walletOf(ticket.vendor_code);
    const bet = { betId: ticket.id, playerRef: ticket.player_ref };
    if (ticket.status === 'held') {
      const discarded = await wallet.discardBet(bet);
      if (discarded.code === 'INTERNAL') return false;
      // One that cannot be given back any more was committed by its buyer meanwhile: it stands.
      await tickets.refuse(ticket, 'betting_closed', discarded.status === 'ok' ? ['held', 'accepted'] : ['held']);
      return true;
    }
    const committed = await wallet.commitBet(bet);
    if (committed.code === 'INTERNAL') return false;
    if (committed.status === 'ok') await tickets.move(ticket.id, ['accepted', 'placed']);
    else await tickets.refuse(ticket, refusalKeyOf(committed.code));
    return true;
  };

  const endAll = async (unsure: readonly TicketRow[]): Promise<boolean> => {
    let isSure = true;
    for (const ticket of unsure) isSure = (await endOne(ticket)) && isSure;
    return isSure;
  };

  return {
    /** Tickets that nobody finishes any more. */
    old: async (): Promise<void> => {
      await endAll(await tickets.unsure(new Date(clock.now().getTime() - buyingMs)));
    },
    /** All unsure tickets of an issue that is to be drawn; true when none is left. */
    ofIssue: async (issue: Parameters<TicketStore['unsureOf']>[0]): Promise<boolean> => {
      await endAll(await tickets.unsureOf(issue));
      return (await tickets.unsureOf(issue)).length === 0;
    },
  };
}
export type Recover = ReturnType<typeof createRecover>;
