import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { FormArea } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { Moment } from '../../../lib/moment.tsx';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';

type Item = RowOf<'staffFeedback'>;

/** What staff answered a member, or the way to do it; a visitor who left no address cannot be answered. */
export function Answer({ item }: { item: Item }) {
  const t = useTranslations('console.feedback');
  const [isWriting, setWriting] = useState(false);
  if (item.answeredAt !== null) {
    return (
      <div className="rounded-md bg-sunken p-4">
        <p className="text-sm text-ink-muted">
          {t('answered')} <Moment at={item.answeredAt} />
        </p>
        <p className="verbatim whitespace-pre-wrap">{item.answer}</p>
      </div>
    );
  }
  if (!item.canBeAnswered) return null;
  return (
    <>
      <PermitButton permission="feedback.handle" onClick={() => setWriting(true)} className="self-start">
        {t('answer')}
      </PermitButton>
      {isWriting && <AnswerDialog item={item} onClose={() => setWriting(false)} />}
    </>
  );
}

function AnswerDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const t = useTranslations('console.feedback');
  const { feedbackId } = item;
  const isByMail = item.memberName === '';
  const name = isByMail ? t('visitor') : item.memberName;
  const common = useTranslations('common.action');
  const { refresh } = useAct(['staffFeedback']);
  const { form, failure, isBusy, submit } = useCallForm({
    schema: calls.staffFeedbackAnswer.body,
    defaultValues: { answer: '' },
    send: async (body) => {
      await callApi('staffFeedbackAnswer', { params: { feedbackId }, body });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('answerSent', { name }), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('answerTo', { name })} closeLabel={common('close')} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormArea form={form} name="answer" label={t('answer')} hint={t(isByMail ? 'answerHintMail' : 'answerHint')} />
        <SaveBar label={t('sendAnswer')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
