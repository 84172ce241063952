import type { Calls, CallValue } from '@baize/contract';
import { faultText } from '@baize/i18n';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { TextAreaField } from '@baize/ui/text-area-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi, failureKey } from '../../lib/api.ts';
import { applicationsScope } from '../../lib/queries.ts';

type Item = CallValue<Calls['staffApplications']>['list'][number];

const maxReplyCharacters = 500;
const tones = { processing: 'gold', approved: 'success', rejected: 'danger' } as const;

/** An application with what the member wrote, and the answer: given here while it waits, shown afterwards. */
export function ApplicationCard({ item }: { item: Item }) {
  const t = useTranslations('console.applications');
  const format = useFormatter();
  const facts = [
    ['channel', t(`channels.${item.channel}`)],
    ['audience', item.audience],
    ['contact', item.contact],
  ] as const;
  return (
    <article className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[item.state]}>{t(`states.${item.state}`)}</Badge>
        <span className="verbatim font-semibold">{item.memberName}</span>
        <span className="text-sm text-ink-muted">
          {t('since', { date: format.dateTime(new Date(item.memberSince), 'day') })}
        </span>
        <time dateTime={item.createdAt} className="tabular ml-auto text-sm text-ink-muted">
          {format.dateTime(new Date(item.createdAt), 'moment')}
        </time>
      </header>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-xs text-ink-muted">{t(name)}</dt>
            <dd className="verbatim wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="verbatim whitespace-pre-wrap">{item.message}</p>
      {item.state === 'processing' ? <Decision item={item} /> : <Reply item={item} />}
    </article>
  );
}

function Reply({ item }: { item: Item }) {
  if (item.reply === '') return null;
  return <p className="verbatim rounded-md bg-sunken px-4 py-3 whitespace-pre-wrap">{item.reply}</p>;
}

function Decision({ item }: { item: Item }) {
  const t = useTranslations('console.applications');
  const errors = useTranslations('errors');
  const queryClient = useQueryClient();
  const [reply, setReply] = useState('');
  const [busy, setBusy] = useState<'approved' | 'rejected' | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const decide = async (state: 'approved' | 'rejected') => {
    setBusy(state);
    setFault(null);
    try {
      await callApi('staffApplicationDecide', { params: { applicationId: item.id }, body: { state, reply } });
      await queryClient.invalidateQueries({ queryKey: applicationsScope });
    } catch (thrown) {
      setFault(faultText(errors, { key: failureKey(thrown) }));
    }
    setBusy(null);
  };
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <TextAreaField
        label={t('reply')}
        hint={t('replyHint')}
        value={reply}
        maxLength={maxReplyCharacters}
        onChange={(event) => setReply(event.target.value)}
      />
      <p className="text-sm text-ink-muted">{t('approveText', { name: item.memberName })}</p>
      {fault !== null && (
        <p role="alert" className="text-sm text-danger-ink">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy === 'approved'} disabled={busy !== null} onClick={() => void decide('approved')}>
          {t('approve')}
        </Button>
        <Button
          variant="secondary"
          busy={busy === 'rejected'}
          disabled={busy !== null}
          onClick={() => void decide('rejected')}
        >
          {t('reject')}
        </Button>
      </div>
    </div>
  );
}
