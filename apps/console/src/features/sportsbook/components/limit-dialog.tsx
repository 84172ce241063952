import { type BookCode, calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FormText } from '../../../lib/forms/fields.tsx';
import { FormReason } from '../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import type { BookLimits } from '../api/board.ts';

const schema = z.strictObject({
  amount: z.string().check(z.trim(), z.regex(/^(\d{1,12}(\.\d{1,8})?)?$/, 'amount_format')),
  reason: calls.staffBookLimitSet.body.shape.reason,
});

interface LimitDialogProps {
  book: BookCode;
  limit: BookLimits['limits'][number];
  onClose: () => void;
}

/** Changes one limit of a book; empty goes back to the usual one. */
export function LimitDialog({ book, limit: { kind, amount, isOwn }, onClose }: LimitDialogProps) {
  const t = useTranslations('consoleSportsbook.limits');
  const common = useTranslations('common.action');
  const { refresh } = useAct(['staffBookLimits']);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { amount: isOwn ? amount : '', reason: '' },
    send: async (draft) => {
      const body = { vendorCode: book, kind, amount: draft.amount || null, reason: draft.reason };
      await callApi('staffBookLimitSet', { body });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('saved'), tone: 'success' });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`${book}: ${t(kind)}`} closeLabel={common('close')} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormText
          form={form}
          name="amount"
          label={t('amount')}
          hint={t('amountHint')}
          placeholder={amount}
          inputMode="decimal"
        />
        <FormReason form={form} />
        <SaveBar label={t('change')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
