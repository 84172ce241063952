import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { FormArea } from '../forms/fields.tsx';
import { useCallForm } from '../forms/use-call-form.ts';
import { SaveBar } from '../save-bar.tsx';

const schema = z.strictObject({ reason: calls.staffMemberBlock.body.shape.reason });

interface ReasonDialogProps {
  title: string;
  /** What happens, naming the person and the amount. */
  children: ReactNode;
  /** Says what the button does. */
  label: string;
  tone?: 'primary' | 'danger';
  hint?: string;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
  onDone?: () => void;
}

/** Asks for the reason of an act before it is done; the audit log keeps it. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, children, label, tone = 'primary', hint, send, onClose, onDone } = props;
  const t = useTranslations('console.reason');
  const common = useTranslations('common.action');
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { reason: '' },
    send: ({ reason }) => send(reason),
    onDone: () => {
      onDone?.();
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common('close')} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="flex flex-col gap-3 text-sm">{children}</div>
        <FormArea form={form} name="reason" label={t('label')} hint={hint ?? t('hint')} />
        <SaveBar label={label} tone={tone} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
