import type { MatchScore } from '@baize/games/drawn-results';
import { useTranslations } from 'use-intl';

/** Matches with their final scores. */
export function Scores({ matches }: { matches: readonly MatchScore[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {matches.map(({ home, away, score }) => (
        <li key={`${home} ${away}`} className="grid grid-cols-[1fr_auto_1fr] items-center gap-4">
          <span className="text-right">{home}</span>
          <span className="tabular rounded-md bg-hero-raised px-3 py-1 text-xl font-bold">{score.join(' : ')}</span>
          <span>{away}</span>
        </li>
      ))}
    </ul>
  );
}

const outcomes = ['MERON', 'WALA', 'BDD', 'FTD', 'CANCEL'] as const;

/** Which bird won. */
export function FightResult({ outcome }: { outcome: string }) {
  const t = useTranslations('arena.outcome');
  const known = outcomes.find((one) => one === outcome);
  return <p className="text-3xl font-bold">{known === undefined ? outcome : t(known)}</p>;
}
