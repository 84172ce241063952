/** Few enough rows that no time limit of the database cuts the statement. */
const maxDeletedAtOnce = 10_000;

/** Deletes piece by piece, so that a backlog of any length is worked off. `deleteSome` answers how many rows it deleted. */
export async function deleteInPieces(deleteSome: (max: number) => Promise<bigint | undefined>): Promise<void> {
  let deleted: bigint | undefined;
  do deleted = await deleteSome(maxDeletedAtOnce);
  while (deleted === BigInt(maxDeletedAtOnce));
}
