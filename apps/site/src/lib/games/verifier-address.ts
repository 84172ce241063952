import { paths } from '../../config/paths.ts';

/** What a check takes: the round, its seed where it does not carry it, and the game's name for the reader. */
export interface BroughtRound {
  round: object;
  serverSeed: string | null;
  game?: string;
}

/** The page that recomputes a round, with all that it takes behind the `#`, which no server sees. */
export function verifierAddress({ round, serverSeed, game }: BroughtRound): string {
  const brought = new URLSearchParams({
    round: JSON.stringify(round),
    ...(serverSeed !== null && { seed: serverSeed }),
    ...(game !== undefined && { game }),
  });
  return `${paths.verify}#${brought}`;
}
