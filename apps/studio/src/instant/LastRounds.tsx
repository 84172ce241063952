import type { InstantRound } from '@baize/contract';
import { useTranslations } from 'use-intl';

const shown = 12;

/** What the latest rounds came to, newest first. */
export function LastRounds({
  rounds,
  labelOf,
}: {
  rounds: readonly InstantRound[];
  labelOf: (round: InstantRound) => string;
}) {
  const t = useTranslations('instant');
  return (
    <ul className="instant-last" aria-label={t('latest')}>
      {rounds.slice(0, shown).map((round) => (
        <li key={round.roundId} data-won={BigInt(round.payoutMinor) > BigInt(round.betMinor)}>
          {labelOf(round)}
        </li>
      ))}
    </ul>
  );
}
