import { toFailure } from '@baize/client';
import { maxRoundSharesOfDay, type RoundShare } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { Switch } from '@baize/ui/switch';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../preferences/language.ts';
import { type OwnRound, roundShareQuery, useRoundShares } from './round-shares.ts';
import { ShareLink } from './share-link.tsx';

/** What the link of a round shows, the link, and the way to take it back. */
export function SharePanel({ round }: { round: OwnRound }) {
  const t = useTranslations('verifier.share');
  const language = useLanguage(({ locale }) => locale);
  const { data, isError } = useQuery(roundShareQuery(round, language));
  if (isError) return <p className="text-sm text-danger-ink">{t('failed')}</p>;
  if (data === undefined) return <Skeleton className="h-48 rounded-md" />;
  if (!data.canShare && data.share === null) return <p className="text-sm text-ink-muted">{t('cannot')}</p>;
  return <Choices round={round} share={data.share} />;
}

function Choices({ round, share }: { round: OwnRound; share: RoundShare | null }) {
  const t = useTranslations('verifier.share');
  const language = useLanguage(({ locale }) => locale);
  const { put, end } = useRoundShares();
  const kept = share ?? { hidesAmounts: true, hidesName: true };
  const [choices, setChoices] = useState({ hidesAmounts: kept.hidesAmounts, hidesName: kept.hidesName });
  const send = (next: typeof choices) =>
    put.mutate({ ...round, ...next, language }, { onError: () => setChoices(choices) });
  // A link that exists shows what is chosen at once.
  const choose = (change: Partial<typeof choices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    if (share !== null) send(next);
  };
  const takeBack = (shareId: string) =>
    end.mutate(shareId, { onSuccess: () => showToast({ title: t('ended'), tone: 'success' }) });
  const failure = put.error ?? end.error;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-muted">{t('lead')}</p>
      <Switch
        label={t('hideAmounts')}
        hint={t('hideAmountsHint')}
        checked={choices.hidesAmounts}
        disabled={put.isPending}
        onChange={(event) => choose({ hidesAmounts: event.target.checked })}
      />
      <Switch
        label={t('hideName')}
        hint={t('hideNameHint')}
        checked={choices.hidesName}
        disabled={put.isPending}
        onChange={(event) => choose({ hidesName: event.target.checked })}
      />
      {share === null ? (
        <Button busy={put.isPending} onClick={() => send(choices)}>
          {t('create')}
        </Button>
      ) : (
        <>
          <ShareLink url={share.url} />
          <Button variant="ghost" busy={end.isPending} onClick={() => takeBack(share.shareId)}>
            {t('end')}
          </Button>
        </>
      )}
      {failure !== null && (
        <p role="alert" className="text-sm text-danger-ink">
          {toFailure(failure).messageKey === 'limit_reached' ? t('full', { max: maxRoundSharesOfDay }) : t('failed')}
        </p>
      )}
    </div>
  );
}
