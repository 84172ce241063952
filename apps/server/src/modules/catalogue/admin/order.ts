import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/database/database.ts';

export interface Move {
  moved: string;
  side: 'before' | 'behind';
  other: string;
}

/**
 * Puts a game before or behind another one in the brand's order, and numbers the order anew from 0. Rows whose number stays are not
 * written. Null: one of the two games is not the brand's.
 * @returns the game's number before and after
 */
export async function moveGame(
  transaction: DatabaseTransaction,
  brandId: string,
  move: Move,
): Promise<{ before: { position: number }; after: { position: number } } | null> {
  // Two who move at once number one after the other.
  await sql`select id from brands where id = ${brandId} for no key update`.execute(transaction);
  const { rows } = await sql<{ id: string; position: number }>`
    select game_id as id, position from brand_games where brand_id = ${brandId} order by position, game_id`.execute(
    transaction,
  );
  const known = rows.find(({ id }) => id === move.moved);
  const ids = rows.map(({ id }) => id);
  const order = orderAfter(ids, move);
  if (!known || !order) return null;
  await sql`update brand_games b set position = fresh.number::int - 1
    from unnest(${order}::uuid[]) with ordinality fresh(id, number)
    where b.brand_id = ${brandId} and b.game_id = fresh.id and b.position <> fresh.number - 1`.execute(transaction);
  return { before: { position: known.position }, after: { position: order.indexOf(move.moved) } };
}

/** A list with one of its entries moved to a side of another one; null: one of them is not in it. */
export function orderAfter(order: readonly string[], { moved, side, other }: Move): string[] | null {
  if (!order.includes(moved) || !order.includes(other)) return null;
  if (moved === other) return [...order];
  const others = order.filter((id) => id !== moved);
  return others.toSpliced(others.indexOf(other) + (side === 'behind' ? 1 : 0), 0, moved);
}
