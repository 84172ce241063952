import { Button } from '@baize/ui/button';
import { showToast } from '@baize/ui/toast';
import { Clock } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useRefusal } from '../../../../lib/api/call-refusal.ts';
import { type IdentityCheck, useIdentityAct } from '../../api/identity-check.ts';
import { DocumentSlot, SentDocument } from './document-slot.tsx';

type Check = NonNullable<IdentityCheck['check']>;
interface ProgressProps {
  identity: IdentityCheck;
  check: Check;
}

/** The check that is under way, or how the latest one ended. */
export function IdentityProgress({ identity, check }: ProgressProps) {
  const t = useTranslations('security.identity');
  return (
    <div className="flex flex-col gap-4 rounded-lg bg-sunken p-4">
      <p className="font-semibold">{t('level', { level: check.level })}</p>
      <WhatHappens state={identity.state} check={check} />
      {check.reason !== '' && (
        <div className="text-sm">
          <p className="text-ink-muted">{t('reason')}</p>
          <p className="verbatim whitespace-pre-wrap">{check.reason}</p>
        </div>
      )}
      {identity.state === 'OPEN' ? <OpenCheck identity={identity} check={check} /> : <SentDocuments check={check} />}
    </div>
  );
}

function WhatHappens({ state, check }: { state: IdentityCheck['state']; check: Check }) {
  const t = useTranslations('security.identity');
  const format = useFormatter();
  const moment = (at: string | null) => (at === null ? '' : format.dateTime(new Date(at), 'moment'));
  if (state === 'OPEN') return <p className="text-sm">{t('openText')}</p>;
  if (state === 'SUBMITTED') {
    return (
      <p className="flex items-start gap-2 text-sm">
        <Clock size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-ink-muted" />
        {t('submittedText', { time: moment(check.submittedAt), due: moment(check.dueAt) })}
      </p>
    );
  }
  const time = moment(check.decidedAt);
  return <p className="text-sm">{state === 'APPROVED' ? t('approvedText', { time }) : t('refusedText', { time })}</p>;
}

function SentDocuments({ check }: { check: Check }) {
  const t = useTranslations('security.identity');
  if (check.uploaded.length === 0) return <p className="text-sm text-ink-muted">{t('gone')}</p>;
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {check.uploaded.map((document) => (
        <li key={document.documentId}>
          <SentDocument document={document} />
        </li>
      ))}
    </ul>
  );
}

function OpenCheck({ identity, check }: ProgressProps) {
  const t = useTranslations('security.identity');
  const refusal = useRefusal();
  const act = useIdentityAct();
  const sent = new Map(check.uploaded.map((document) => [document.kind, document]));
  const isReady = check.needed.every((kind) => sent.has(kind)) && identity.missingDetails.length === 0;
  const submit = () => act.mutate('submit', { onSuccess: () => showToast({ title: t('sent'), tone: 'success' }) });
  return (
    <>
      <ul className="flex flex-col gap-3">
        {check.needed.map((kind) => (
          <li key={kind}>
            <DocumentSlot kind={kind} document={sent.get(kind)} />
          </li>
        ))}
      </ul>
      {identity.missingDetails.length > 0 && <p className="text-sm font-medium">{t('missingDetails')}</p>}
      {act.isError && (
        <p role="alert" className="text-sm font-medium text-danger-ink">
          {refusal(act.error).whole}
        </p>
      )}
      <Button disabled={!isReady} busy={act.isPending} className="self-start" onClick={submit}>
        {t('submit')}
      </Button>
    </>
  );
}
