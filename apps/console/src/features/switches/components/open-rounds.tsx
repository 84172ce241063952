import { useTranslations } from 'use-intl';
import { Moment } from '../../../lib/moment.tsx';
import { type OpenRounds as Rounds, roundsToWaitFor } from '../api/switches.ts';

/** How many rounds are not over yet, renewed by itself. */
export function OpenRounds({ rounds, isDraining }: { rounds: Rounds; isDraining: boolean }) {
  const t = useTranslations('consoleSystem.switches');
  const types = useTranslations('common.gameType');
  const waiting = roundsToWaitFor(rounds);
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken p-3 text-sm">
      <p aria-live="polite" className="font-bold">
        {waiting === 0 ? t(isDraining ? 'drained' : 'noneOpen') : t('stillOpen', { count: waiting })}
      </p>
      <ul className="flex flex-col gap-1 text-ink-muted">
        {rounds.map(({ vendorCode, gameType, isBet, rounds: count, oldestAt }) => (
          <li key={`${vendorCode} ${gameType} ${isBet}`} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {types(gameType)} · <span className="verbatim">{vendorCode}</span>
              {isBet && ` · ${t('bets')}`}
            </span>
            <span>
              {t('rounds', { count })} · {t('oldest')} <Moment at={oldestAt} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
