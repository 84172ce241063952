import { Button } from '@baize/ui/button';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { FailureNote } from '../../../lib/failure-note.tsx';
import { useStaff } from '../../../lib/staff.ts';
import { useAct } from '../../../lib/use-act.ts';
import { audienceOf, type Draft, sendAtOf } from '../message-draft.ts';
import { ShownTexts } from './shown-texts.tsx';

export interface Preview {
  draft: Draft;
  recipients: number;
  unknownNames: readonly string[];
}

interface PreviewStepProps {
  preview: Preview;
  onBack: () => void;
  onClose: () => void;
}

/** What is about to go out, to how many, and when. A name that nobody has stops it. */
export function PreviewStep({ preview: { draft, recipients, unknownNames }, onBack, onClose }: PreviewStepProps) {
  const t = useTranslations('consoleMessages.write');
  const format = useFormatter();
  const { timeZone } = useStaff();
  // Sent twice from one preview it is one message.
  const [messageId] = useState(() => crypto.randomUUID());
  const act = useAct(['staffMessages']);
  const sendAt = sendAtOf(draft, timeZone);
  const when = sendAt === null ? t('atOnce') : t('at', { time: format.dateTime(new Date(sendAt), 'moment') });
  const send = () =>
    void act.run(
      () =>
        callApi('staffMessageWrite', { body: { messageId, audience: audienceOf(draft), texts: draft.texts, sendAt } }),
      () => {
        showToast({ title: t(sendAt === null ? 'doneNow' : 'done'), tone: 'success' });
        onClose();
      },
    );
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1 rounded-md bg-sunken px-4 py-3">
        <p className="font-semibold">{t('recipients', { count: recipients })}</p>
        <p className="text-sm">{when}</p>
      </div>
      {unknownNames.length > 0 && (
        <p role="alert" className="verbatim rounded-md bg-danger-soft px-4 py-3 text-sm text-danger-ink">
          {t('unknown', { names: unknownNames.join(', ') })}
        </p>
      )}
      <ShownTexts texts={draft.texts} />
      <FailureNote failure={act.failure} />
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
        <Button disabled={unknownNames.length > 0} busy={act.isBusy} onClick={send}>
          {t(sendAt === null ? 'send' : 'schedule')}
        </Button>
      </div>
    </div>
  );
}
