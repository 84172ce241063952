/**
 * States of a ticket. `held`: its money is asked for. `accepted`: it counts, and is to be committed at the wallet. `placed`: it is part of the draw.
 * `stopping`: bought ahead, and not wanted any more. `settled` and `cancelled` are paid out or given back, `refused` never cost anything.
 */
export const ticketStatuses = ['held', 'accepted', 'placed', 'stopping', 'settled', 'cancelled', 'refused'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export interface TicketTransition {
  readonly from: TicketStatus;
  readonly to: TicketStatus;
  readonly actor: 'purchase' | 'recovery' | 'settlement' | 'player' | 'win' | 'staff';
}

/** Every way in which a ticket goes on. */
export const ticketTransitions: readonly TicketTransition[] = [
  { from: 'held', to: 'accepted', actor: 'purchase' },
  { from: 'held', to: 'refused', actor: 'purchase' },
  { from: 'held', to: 'refused', actor: 'recovery' },
  { from: 'accepted', to: 'placed', actor: 'purchase' },
  { from: 'accepted', to: 'placed', actor: 'recovery' },
  { from: 'accepted', to: 'refused', actor: 'recovery' },
  { from: 'placed', to: 'settled', actor: 'settlement' },
  { from: 'settled', to: 'settled', actor: 'settlement' },
  { from: 'placed', to: 'cancelled', actor: 'staff' },
  { from: 'placed', to: 'stopping', actor: 'player' },
  { from: 'placed', to: 'stopping', actor: 'win' },
  { from: 'stopping', to: 'cancelled', actor: 'settlement' },
];

export const isTicketMove = (from: TicketStatus, to: TicketStatus): boolean =>
  ticketTransitions.some((one) => one.from === from && one.to === to);
