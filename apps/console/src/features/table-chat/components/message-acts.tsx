import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { ReasonDialog } from '../../../lib/dialogs/reason-dialog.tsx';
import { FormArea, FormSelect } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import type { TableMessage } from '../api/table-chat.ts';

const reads = ['staffTableChat'] as const;
interface ActProps {
  message: TableMessage;
  onClose: () => void;
}

/** Removes a message, or leaves it standing, with a reason for the audit log. */
export function DecideDialog({ decision, message, onClose }: ActProps & { decision: 'remove' | 'keep' }) {
  const t = useTranslations('consoleService.tableChat');
  const { refresh } = useAct(reads);
  const { messageId, member, text } = message;
  const send = async (reason: string) => {
    await callApi('staffTableChatDecide', { params: { messageId }, body: { decision, reason } });
    await refresh();
  };
  return (
    <ReasonDialog
      title={t(`${decision}.title`, { member })}
      label={t(`${decision}.label`)}
      tone={decision === 'remove' ? 'danger' : 'primary'}
      send={send}
      onClose={onClose}
    >
      <p className="wrap-anywhere">“{text}”</p>
      <p>{t(`${decision}.text`)}</p>
    </ReasonDialog>
  );
}

/** Lets a muted player write again. */
export function UnmuteDialog({ message: { messageId, member }, onClose }: ActProps) {
  const t = useTranslations('consoleService.tableChat.unmute');
  const { refresh } = useAct(reads);
  const send = async (reason: string) => {
    await callApi('staffTableChatMute', { params: { messageId }, body: { minutes: 0, reason } });
    await refresh();
  };
  return (
    <ReasonDialog title={t('title', { member })} label={t('label')} send={send} onClose={onClose}>
      <p>{t('text')}</p>
    </ReasonDialog>
  );
}

/** An hour, a day, a week, thirty days. */
const times = ['60', '1440', '10080', '43200'] as const;
const schema = z.strictObject({
  minutes: z.enum(times),
  reason: calls.staffTableChatMute.body.shape.reason,
});

/** Takes the word from a player for a time; he sees the reason. */
export function MuteDialog({ message: { messageId, member }, onClose }: ActProps) {
  const t = useTranslations('consoleService.tableChat.mute');
  const words = useTranslations('console.reason');
  const close = useTranslations('common.action')('close');
  const { refresh } = useAct(reads);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { minutes: '1440', reason: '' },
    send: async ({ minutes, reason }) => {
      await callApi('staffTableChatMute', { params: { messageId }, body: { minutes: Number(minutes), reason } });
      await refresh();
    },
    onDone: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={t('title', { member })} closeLabel={close} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormSelect
          form={form}
          name="minutes"
          label={t('time')}
          options={times.map((value) => ({ value, label: t(`times.${value}`) }))}
        />
        <FormArea form={form} name="reason" label={words('label')} hint={t('hint')} />
        <SaveBar label={t('label')} tone="primary" isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
