/** Few enough rows that no time limit of the database cuts the statement. */
const mostDeletedAtOnce = 10_000;

/** Deletes piece by piece, so that a backlog of any length is worked off. `deleteSome` answers how many rows it deleted. */
export async function deleteInPieces(deleteSome: (most: number) => Promise<bigint | undefined>): Promise<void> {
  let deleted: bigint | undefined;
  do deleted = await deleteSome(mostDeletedAtOnce);
  while (deleted === BigInt(mostDeletedAtOnce));
}
