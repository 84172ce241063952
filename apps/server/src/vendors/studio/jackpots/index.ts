import type { JackpotWon, Pots, Slot, SlotRound } from '@baize/games/slot-engine';
import type { Kysely } from 'kysely';
import type { StoredEvent, StudioTables } from '../tables.ts';
import {
  accountUnits,
  bookContribution,
  bookFall,
  bookReturn,
  lockAccounts,
  openAccounts,
  readAccounts,
} from './store.ts';

type Connection = Kysely<StudioTables>;

/** What a game's linked pots hold, in whole minor units; opens them when nobody has asked before. */
export async function potsOf(connection: Connection, { jackpots }: Slot, potScope: string, now: Date): Promise<Pots> {
  const known = await readAccounts(connection, potScope);
  if (jackpots.every(({ pot }) => known.has(pot))) return inMinor(known);
  await openAccounts(connection, jackpots, potScope, now);
  return inMinor(await readAccounts(connection, potScope));
}

const inMinor = (accounts: ReadonlyMap<string, bigint>): Pots =>
  Object.fromEntries([...accounts].map(([account, balance]) => [account, balance < 0n ? 0n : balance / accountUnits]));

export interface JackpotRound {
  roundId: string;
  potScope: string;
  at: Date;
}

/**
 * Plays a round of a game with linked pots. Mostly none falls, and nobody is waited for. When one falls, it is held while the round is
 * played again on the same draws, so that it pays what stood in it, once.
 */
export async function playForPots(
  transaction: Connection,
  game: Slot,
  { potScope, ...cause }: JackpotRound,
  play: (potsMinor: Pots) => SlotRound,
): Promise<SlotRound> {
  const first = play({});
  if (Object.keys(first.jackpotsMinor).length === 0) return first;
  const round = play(inMinor(await lockAccounts(transaction, potScope)));
  for (const rules of game.jackpots) {
    const amountMinor = round.jackpotsMinor[rules.pot];
    if (amountMinor !== undefined) await bookFall(transaction, { potScope, ...cause }, rules, amountMinor);
  }
  return round;
}

const isFall = (event: StoredEvent): event is StoredEvent & JackpotWon => event.type === 'jackpotWon';

/** The pots that a decided round won, in its own order. */
export const fallenPots = (events: readonly StoredEvent[]): { pot: string; amountMinor: bigint }[] =>
  events.filter(isFall).map(({ pot, amountMinor }) => ({ pot, amountMinor: BigInt(amountMinor) }));

/** The stake was paid: its parts go into the pots. */
export async function contribute(
  transaction: Connection,
  game: Slot | undefined,
  { potScope, ...cause }: JackpotRound,
  betMinor: bigint,
): Promise<void> {
  if (!game || game.jackpots.length === 0) return;
  await bookContribution(transaction, { potScope, ...cause }, game.jackpots, betMinor);
}

/** The round will never be paid: what it took out of the pots goes back. */
export async function giveBack(
  transaction: Connection,
  game: Slot | undefined,
  { potScope, ...cause }: JackpotRound,
  events: readonly StoredEvent[],
): Promise<void> {
  const fallen = fallenPots(events);
  if (!game || fallen.length === 0) return;
  await lockAccounts(transaction, potScope);
  for (const { pot, amountMinor } of fallen) {
    const rules = game.jackpots.find((candidate) => candidate.pot === pot);
    if (rules) await bookReturn(transaction, { potScope, ...cause }, rules, amountMinor);
  }
}
