import { appendFileSync, closeSync, existsSync, fsyncSync, openSync, readFileSync, truncateSync } from 'node:fs';

/** A round as it was decided; amounts are minor units as text. */
export interface StoredRound {
  roundId: string;
  session: string;
  playerRef: string;
  pick: number;
  rolled: number;
  stakeMinor: string;
  payoutMinor: string;
}
export type RoundEnd = 'booked' | 'refused';
type Line = { decided: StoredRound } | { ended: string; as: RoundEnd };

export interface Journal {
  find(roundId: string): { round: StoredRound; end: RoundEnd | null } | undefined;
  /** Rounds whose money is not known to have moved. */
  open(): StoredRound[];
  decided(round: StoredRound): void;
  ended(roundId: string, as: RoundEnd): void;
}

/** Rounds in a file, one line a fact, on the disk before anything is told to the operator: a crash loses nothing. */
export function openJournal(file: string): Journal {
  const rounds = new Map<string, { round: StoredRound; end: RoundEnd | null }>();
  const take = (line: Line) => {
    if ('decided' in line) rounds.set(line.decided.roundId, { round: line.decided, end: null });
    else {
      const known = rounds.get(line.ended);
      if (known) known.end = line.as;
    }
  };
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // A last line without its end was never answered to anybody: it goes, so that the next one begins at the margin.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  for (const line of whole.split('\n').filter((one) => one !== '')) take(JSON.parse(line));

  const write = (line: Line) => {
    const handle = openSync(file, 'a', 0o600);
    try {
      appendFileSync(handle, `${JSON.stringify(line)}\n`);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    take(line);
  };
  return {
    find: (roundId) => rounds.get(roundId),
    open: () => [...rounds.values()].filter(({ end }) => end === null).map(({ round }) => round),
    decided: (round) => write({ decided: round }),
    ended: (roundId, as) => write({ ended: roundId, as }),
  };
}
