import type { Readership } from './schema.ts';

/** Who asks: nobody's account, or a member with a rank of the club. */
export interface Reader {
  isMember: boolean;
  rank: number;
}

export const visitor: Reader = { isMember: false, rank: 0 };

/** Whether a piece is for this reader. */
export function isFor({ readers, min_rank }: Readership, { isMember, rank }: Reader): boolean {
  if (readers === 'everyone') return true;
  return readers === 'visitors' ? !isMember : isMember && rank >= min_rank;
}

/** Whether something is shown at a moment: from its beginning on, before its end. */
export const isBetween = (at: Date, startsAt: Date | null, endsAt: Date | null): boolean =>
  (startsAt === null || startsAt <= at) && (endsAt === null || at < endsAt);
