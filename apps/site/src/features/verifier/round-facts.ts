type Data = Readonly<Record<string, unknown>>;

/** Whose text was mixed with the server's seed: the player's own, all players', or a public one that is fixed beforehand. */
export type SeedOwner = 'ownSeed' | 'playersSeed' | 'publicSeed';

export interface RoundFacts {
  /** As the game shows it; null for none. */
  number: string | null;
  /** Shown before the bets. */
  hash: string;
  owner: SeedOwner;
  clientSeed: string;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const partOf = (round: Data, name: string): Data => {
  const part = round[name];
  return typeof part === 'object' && part !== null ? (part as Data) : {};
};
const numberText = (value: unknown): string | null =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : null;

/** What of a round of any kind stands beside its steps. */
export function factsOf(round: Data): RoundFacts {
  const [fairness, issue, fight] = ['fairness', 'issue', 'fight'].map((name) => partOf(round, name)) as [
    Data,
    Data,
    Data,
  ];
  const matches = Array.isArray(round.matches) ? (round.matches as Data[]) : [];
  const hashes = [round.serverSeedHash, round.seedHash, fairness.serverSeedHash, issue.serverSeedHash];
  const allHashes = [...hashes, fight.serverSeedHash, ...matches.map(({ serverSeedHash }) => serverSeedHash)];
  const seeds = [round.clientSeed, fairness.clientSeed, issue.clientSeed, fight.clientSeed, round.ticketsHash];
  return {
    number: numberText(round.number ?? fight.number ?? issue.numero ?? null),
    hash: allHashes.map(textOf).filter(Boolean).join(' '),
    owner: ownerOf(round),
    clientSeed: seeds.map(textOf).find(Boolean) ?? '',
  };
}

function ownerOf(round: Data): SeedOwner {
  if (round.events !== undefined && round.match === undefined) return 'ownSeed';
  if (round.choice !== undefined) return 'ownSeed';
  return round.start !== undefined || round.fight !== undefined || round.handId !== undefined
    ? 'playersSeed'
    : 'publicSeed';
}
