/**
 * Mistakes that a wallet could make, planted in the ports of a run to prove that the simulation sees them. The product has no switch for
 * any of them.
 */
export interface Faults {
  name: FaultName | null;
  /** The database books although somebody took a turn on the accounts. */
  ignoresQueue: boolean;
  ignoresGeneration: boolean;
  /** Acts whose guards fail are told as refused and written all the same. */
  writesRefused: boolean;
  /** A batch that fails leaves the balances of its acts behind. */
  writesHalfOfFailed: boolean;
  /** The acts of a call that are told as refused are the neighbours of those that were. */
  mixesUpRefusals: boolean;
  /** The last act of a call of four or more is told as booked and not written. */
  losesLastOfMany: boolean;
  dropsTombstones: boolean;
  /** Money comes back from a vendor's wallet by what was seen to stand there. */
  letsFloatFall: boolean;
  /** A wallet that was seen before answers a read. */
  readsFromCache: boolean;
  /** A wallet that is read anew brings its accounts alone: whether its member is blocked, and his limits, stay as they were seen before. */
  refreshesAccountsAlone: boolean;
  /** The memo about a round outlives bookings that were made elsewhere. */
  keepsMemos: boolean;
  paysInFloats: boolean;
  /** Workers settle by what they saw when the bet was confirmed. */
  settlesUnfenced: boolean;
  resettlesByAdding: boolean;
  /** A settlement of many bets takes each for one that was not paid yet. */
  resettlesManyByAdding: boolean;
  /** Whether nobody knows any more that this id was used. */
  forgets(source: string, reference: string): boolean;
  answerWasLost(source: string, reference: string): void;
}

export const faultNames = [
  'no check of ids',
  'check then act',
  'lost tombstone',
  'payout in floats',
  'unfenced worker',
  'refused act still written',
  'failed batch half written',
  'refusal from the cache',
  'commit forgotten with its lost answer',
  'resettling adds',
  'resettling many adds',
  'brand guard ignored',
  'round remembered over a reading',
  'refusal told to a neighbour',
  'last act of a large call lost',
  'accounts alone read anew',
  'float taken unseen',
] as const;
export type FaultName = (typeof faultNames)[number];

export function plant(name: FaultName | null): Faults {
  const lost = new Set<string>();
  const id = (source: string, reference: string) => `${source} ${reference}`;
  return {
    name,
    ignoresQueue: name === 'check then act',
    ignoresGeneration: name === 'brand guard ignored',
    writesRefused: name === 'refused act still written',
    writesHalfOfFailed: name === 'failed batch half written',
    mixesUpRefusals: name === 'refusal told to a neighbour',
    losesLastOfMany: name === 'last act of a large call lost',
    dropsTombstones: name === 'lost tombstone',
    letsFloatFall: name === 'float taken unseen',
    refreshesAccountsAlone: name === 'accounts alone read anew',
    keepsMemos: name === 'round remembered over a reading',
    readsFromCache: name === 'refusal from the cache',
    paysInFloats: name === 'payout in floats',
    settlesUnfenced: name === 'unfenced worker',
    resettlesByAdding: name === 'resettling adds',
    resettlesManyByAdding: name === 'resettling many adds',
    forgets: (source, reference) => name === 'no check of ids' || lost.has(id(source, reference)),
    answerWasLost: (source, reference) => {
      if (name === 'commit forgotten with its lost answer') lost.add(id(source, reference));
    },
  };
}
