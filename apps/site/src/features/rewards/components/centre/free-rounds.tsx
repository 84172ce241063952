import { freeRoundDays } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { moneyLabel } from '@baize/ui/money-text';
import { Link } from '@tanstack/react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { paths } from '../../../../config/paths.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import type { Reward, RewardPage } from '../../api/rewards.ts';

type Playable = RewardPage['freeRounds'][number];

/** How many rounds, at which bet, and how long they can be played. */
export function FreeRoundsTerms({ freeRounds }: { freeRounds: NonNullable<Reward['freeRounds']> }) {
  const t = useTranslations('rewards.freeRounds');
  const symbol = useWhitelabel().data?.currency.symbol;
  const { count, bet } = freeRounds;
  return (
    <p className="text-sm text-ink-muted">
      {t('worth', { count, bet: moneyLabel(bet, symbol) })} · {t('terms', { days: freeRoundDays })}
    </p>
  );
}

/** Free rounds that can be played now, each with the way into its game. */
export function PlayableRounds({ rounds }: { rounds: readonly Playable[] }) {
  const t = useTranslations('rewards.freeRounds');
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby="free-rounds" className="flex flex-col gap-4">
      <h2 id="free-rounds" className="text-lg font-bold">
        {t('title')}
      </h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {rounds.map((one) => (
          <PlayableRound key={one.grantId} rounds={one} />
        ))}
      </ul>
    </section>
  );
}

function PlayableRound({ rounds }: { rounds: Playable }) {
  const t = useTranslations('rewards.freeRounds');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  const { vendor, gameCode, name, left, count, bet, expiresAt } = rounds;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line p-4">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-ink-muted">
          {t('left', {
            left: format.number(left),
            count: format.number(count),
            bet: moneyLabel(bet, symbol),
            date: format.dateTime(new Date(expiresAt), 'moment'),
          })}
        </p>
      </div>
      <Link to={paths.game} search={{ vendor, gameCode }} className={buttonClass()}>
        {t('play')}
      </Link>
    </li>
  );
}
