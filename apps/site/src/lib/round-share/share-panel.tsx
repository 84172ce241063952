import { toFailure } from '@baize/client';
import { maxRoundSharesOfDay, type RoundShare } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { Switch } from '@baize/ui/switch';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CallFailure } from '../page/call-failure.tsx';
import { useLanguage } from '../preferences/language.ts';
import { type OwnRound, roundShareQuery, useRoundShares } from './round-shares.ts';
import { ShareLink } from './share-link.tsx';

/** What the link of a round shows, the link, and the way to take it back. */
export function SharePanel({ round }: { round: OwnRound }) {
  const t = useTranslations('verifier.share');
  const language = useLanguage(({ locale }) => locale);
  const { data, error, refetch } = useQuery(roundShareQuery(round, language));
  if (data === undefined && error !== null) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-48 rounded-md" />;
  if (!data.canShare && data.share === null) return <p className="text-sm text-ink-muted">{t('cannot')}</p>;
  return <Choices round={round} share={data.share} />;
}

/** What was done last, and where the focus is then: the button that was pressed is gone. */
function useDone(isShared: boolean) {
  const [done, setDone] = useState<'created' | 'ended' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const create = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (done === 'created' && isShared) field.current?.focus();
    if (done === 'ended' && !isShared) create.current?.focus();
  }, [done, isShared]);
  return { done, setDone, field, create };
}

function Choices({ round, share }: { round: OwnRound; share: RoundShare | null }) {
  const t = useTranslations('verifier.share');
  const language = useLanguage(({ locale }) => locale);
  const { put, end } = useRoundShares();
  const { done, setDone, field, create } = useDone(share !== null);
  const kept = share ?? { hidesAmounts: true, hidesName: true };
  const [choices, setChoices] = useState({ hidesAmounts: kept.hidesAmounts, hidesName: kept.hidesName });
  const send = (next: typeof choices) => {
    const onSuccess = () => share === null && setDone('created');
    put.mutate({ ...round, ...next, language }, { onSuccess, onError: () => setChoices(choices) });
  };
  // A link that exists shows what is chosen at once.
  const choose = (change: Partial<typeof choices>) => {
    const next = { ...choices, ...change };
    setChoices(next);
    if (share !== null) send(next);
  };
  const failure = put.error ?? end.error;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-muted">{t('lead')}</p>
      <Switch
        label={t('hideAmounts')}
        hint={t('hideAmountsHint')}
        checked={choices.hidesAmounts}
        disabled={put.isPending || end.isPending}
        onChange={(event) => choose({ hidesAmounts: event.target.checked })}
      />
      <Switch
        label={t('hideName')}
        hint={t('hideNameHint')}
        checked={choices.hidesName}
        disabled={put.isPending || end.isPending}
        onChange={(event) => choose({ hidesName: event.target.checked })}
      />
      {share === null ? (
        <Button ref={create} busy={put.isPending} onClick={() => send(choices)}>
          {t('create')}
        </Button>
      ) : (
        <>
          <ShareLink url={share.url} field={field} />
          <Button
            variant="ghost"
            busy={end.isPending}
            disabled={put.isPending}
            onClick={() => end.mutate(share.shareId, { onSuccess: () => setDone('ended') })}
          >
            {t('end')}
          </Button>
        </>
      )}
      <p role="status" className="text-sm text-success-ink empty:sr-only">
        {done !== null && t(done)}
      </p>
      {failure !== null && (
        <p role="alert" className="text-sm text-danger-ink">
          {toFailure(failure).messageKey === 'limit_reached' ? t('full', { max: maxRoundSharesOfDay }) : t('failed')}
        </p>
      )}
    </div>
  );
}
