import { calls } from '@baize/contract';
import { CheckboxField } from '@baize/ui/checkbox-field';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { amountText } from '../../../lib/forms/amount-text.ts';
import { FormText } from '../../../lib/forms/fields.tsx';
import { FormReason } from '../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { useMoneyLabel } from '../../../lib/money.tsx';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useStaff } from '../../../lib/staff.ts';
import { useAct } from '../../../lib/use-act.ts';
import { type Member, memberReads } from '../api/member.ts';

const { reason } = calls.staffMemberLimit.body.shape;
const ownSchema = (exponent: number) => z.strictObject({ amount: amountText(exponent, 'notNegative'), reason });
const noneSchema = z.strictObject({ amount: z.string(), reason });

interface LimitDialogProps {
  member: Member;
  limit: Member['limits'][number];
  onClose: () => void;
}

/** Sets one limit of a member, or takes his own away so that the brand's holds. */
export function LimitDialog({ member, limit, onClose }: LimitDialogProps) {
  const t = useTranslations('consoleMembers.limits');
  const common = useTranslations('common.action');
  const { currency } = useStaff();
  const money = useMoneyLabel();
  const [isOwn, setOwn] = useState(true);
  const [ofAmount] = useState(() => ownSchema(currency.exponent));
  const { refresh } = useAct(memberReads);
  const { form, failure, isBusy, submit } = useCallForm({
    schema: isOwn ? ofAmount : noneSchema,
    defaultValues: { amount: limit.amount ?? '', reason: '' },
    send: async (values) => {
      const params = { memberId: member.memberId, kind: limit.kind };
      await callApi('staffMemberLimit', {
        params,
        body: { amount: isOwn ? values.amount : null, reason: values.reason },
      });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('done', { name: member.username }), tone: 'success' });
      onClose();
    },
  });
  const brands = limit.brandAmount === null ? t('unlimited') : money(limit.brandAmount);
  return (
    <Dialog open onClose={onClose} title={t(`kinds.${limit.kind}`)} closeLabel={common('close')} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm">{t('text', { name: member.username, amount: brands })}</p>
        <CheckboxField label={t('useOwn')} checked={isOwn} onChange={({ target }) => setOwn(target.checked)} />
        {isOwn && (
          <FormText form={form} name="amount" label={t('amount', { currency: currency.code })} inputMode="decimal" />
        )}
        <FormReason form={form} />
        <SaveBar label={t('save')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
