import type { RoomRow, RoomsDatabase, StayRow, TopUpRow } from '../dependencies.ts';
import type { TopUpStatus } from '../schema.ts';

/** Top-ups whose money is not settled. */
export const openTopUps: readonly TopUpStatus[] = ['buying', 'bought', 'barring'];
/** Top-ups whose chips may still come into the stack. */
export const comingTopUps: readonly TopUpStatus[] = ['buying', 'bought'];

/** The top-ups of sittings, in the order in which they were asked. */
export async function topUpsOf(
  database: RoomsDatabase,
  stayIds: readonly string[],
  statuses: readonly TopUpStatus[] = openTopUps,
): Promise<TopUpRow[]> {
  if (stayIds.length === 0) return [];
  return database
    .selectFrom('rooms.top_ups')
    .selectAll()
    .where('stay_id', 'in', stayIds)
    .where('status', 'in', statuses)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
}

/**
 * Between hands: chips that are booked come into their stacks. What would bring a stack above the largest buy-in, because its player has won
 * meanwhile, goes back to the wallet, and so does what came too late for a sitting. Answers the sittings as they are now.
 */
export async function addTopUps(
  transaction: RoomsDatabase,
  room: RoomRow,
  stays: readonly StayRow[],
): Promise<{ stays: StayRow[]; isChanged: boolean }> {
  const bought = await topUpsOf(
    transaction,
    stays.map(({ id }) => id),
    ['bought'],
  );
  const now = new Map(stays.map((stay) => [stay.id, stay]));
  for (const { id, stay_id, amount_minor } of bought) {
    const stay = now.get(stay_id) as StayRow;
    const isAdded = stay.status === 'seated' && stay.stack_minor + amount_minor <= room.max_entry_minor;
    await transaction
      .updateTable('rooms.top_ups')
      .set({ status: isAdded ? 'added' : 'barring' })
      .where('id', '=', id)
      .execute();
    if (!isAdded) continue;
    const sums = {
      bought_minor: stay.bought_minor + amount_minor,
      topped_minor: stay.topped_minor + amount_minor,
      stack_minor: stay.stack_minor + amount_minor,
    };
    const rebuy_until = sums.stack_minor < room.base_minor ? stay.rebuy_until : null;
    await transaction
      .updateTable('rooms.stays')
      .set({ ...sums, rebuy_until })
      .where('id', '=', stay_id)
      .execute();
    now.set(stay_id, { ...stay, ...sums, rebuy_until });
  }
  return { stays: [...now.values()], isChanged: bought.length > 0 };
}
