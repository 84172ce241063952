import type { SharedRound as Shared } from '@baize/contract';
import { buttonClass } from '@baize/ui/button';
import { LazyPicture } from '@baize/ui/lazy-picture';
import { MoneyText } from '@baize/ui/money-text';
import { Play, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { art, gameUrl } from '../../../config/paths.ts';
import { usePictureHost } from '../../../lib/brand/picture-host.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { verifierAddress } from '../../../lib/games/verifier-address.ts';

/** Only its rounds can be verified later: their seeds are in use until the player changes them. */
const studioVendor = 'BAIZE';

/** A shared round: the result as it is drawn, beside it the game and what the round came to. */
export function SharedRound({ shared, result }: { shared: Shared; result: ReactNode }) {
  const t = useTranslations('verifier.share.page');
  const { vassalage: vendor, gameCode, gameName, round, serverSeed, canBeVerified } = shared;
  return (
    <article className="grid overflow-hidden rounded-lg bg-surface shadow-card lg:grid-cols-2">
      <figure
        aria-label={t('result')}
        className="on-hero flex min-h-64 flex-col items-center justify-center bg-hero p-5 text-on-hero md:p-8"
      >
        {result}
      </figure>
      <div className="flex flex-col gap-5 p-5 md:p-8">
        <GameHead shared={shared} />
        <Figures shared={shared} />
        <div className="flex flex-col gap-3">
          <a href={gameUrl({ vendor, gameCode })} className={buttonClass()}>
            <Play size={18} aria-hidden="true" />
            {t('play')}
          </a>
          {canBeVerified ? (
            <a href={verifierAddress({ round, serverSeed, game: gameName })} className={buttonClass('secondary')}>
              <ShieldCheck size={18} aria-hidden="true" />
              {t('verify')}
            </a>
          ) : (
            <p className="text-sm text-ink-muted">{t(vendor === studioVendor ? 'seedInUse' : 'cannotVerify')}</p>
          )}
        </div>
      </div>
    </article>
  );
}

function GameHead({ shared: { coverUrl, gameName, account } }: { shared: Shared }) {
  const t = useTranslations('verifier.share.page');
  const hosted = usePictureHost();
  return (
    <div className="flex items-center gap-4">
      <span aria-hidden="true" className="block size-20 shrink-0 overflow-hidden rounded-md bg-sunken">
        <LazyPicture src={hosted(coverUrl)} fallback={art.gameFallback} width={160} height={160} />
      </span>
      <div className="min-w-0">
        <h2 className="text-xl font-bold">{gameName}</h2>
        <p className="text-sm text-ink-muted">{account === '' ? t('byPlayer') : t('by', { account })}</p>
      </div>
    </div>
  );
}

function Figures({ shared: { multiplier, amounts, account, settledAt } }: { shared: Shared }) {
  const t = useTranslations('verifier.share.page');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  const prefix = symbol === undefined ? {} : { symbol };
  // Where something is hidden the day alone comes.
  const isWhole = amounts !== null && account !== '';
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {multiplier !== '' && (
        <Figure label={t('multiplier')}>
          <span className="tabular text-2xl font-bold">{t('times', { times: multiplier })}</span>
        </Figure>
      )}
      <Figure label={t('settledAt')}>
        <time dateTime={settledAt}>{format.dateTime(new Date(settledAt), isWhole ? 'moment' : 'day')}</time>
      </Figure>
      {amounts !== null && (
        <>
          <Figure label={t('stake')}>
            <MoneyText amount={amounts.stake} {...prefix} />
          </Figure>
          <Figure label={t('payout')}>
            <MoneyText amount={amounts.payout} {...prefix} />
          </Figure>
        </>
      )}
    </dl>
  );
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-ink-muted">{label}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
);
