import type { AffiliateApplication } from '@baize/contract';
import { Badge, type BadgeTone } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { CallFailure } from '../../../lib/page/call-failure.tsx';
import { useApplication } from '../api/affiliate-application.ts';
import { AffiliateForm } from './affiliate-form.tsx';

export const requestTone = { processing: 'warning', approved: 'success', rejected: 'danger' } as const satisfies Record<
  AffiliateApplication['state'],
  BadgeTone
>;

/** The application form, or how the application stands. */
export function AffiliateApplicationCard() {
  const { data, isError, error, refetch } = useApplication();
  const [isAgain, setAgain] = useState(false);
  if (isError) return <CallFailure thrown={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton className="h-96 rounded-lg" />;
  if (data === null || isAgain) return <AffiliateForm onSent={() => setAgain(false)} />;
  return <Standing application={data} onAgain={() => setAgain(true)} />;
}

function Standing({ application, onAgain }: { application: AffiliateApplication; onAgain: () => void }) {
  const t = useTranslations('pages.affiliate');
  const format = useFormatter();
  const { state, reply, createdAt, decidedAt, message } = application;
  const day = (instant: string) => format.dateTime(new Date(instant), 'day');
  return (
    <section className="flex flex-col gap-4 rounded-lg bg-surface p-5 shadow-card md:p-8">
      <Badge tone={requestTone[state]} className="self-start">
        {decidedAt === null ? day(createdAt) : t('decided', { date: day(decidedAt) })}
      </Badge>
      <h2 className="text-xl font-bold">{t(`state.${state}`)}</h2>
      {state === 'processing' && <p className="text-ink-muted">{t('processingText', { date: day(createdAt) })}</p>}
      {reply !== '' && <p className="whitespace-pre-line">{reply}</p>}
      <blockquote className="border-l-2 border-line pl-4 whitespace-pre-line text-ink-muted">{message}</blockquote>
      {state === 'rejected' && (
        <Button variant="secondary" className="self-start" onClick={onAgain}>
          {t('again')}
        </Button>
      )}
    </section>
  );
}
