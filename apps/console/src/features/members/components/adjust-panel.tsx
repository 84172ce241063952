import { adjustmentOccasion, calls } from '@baize/contract';
import { SidePanel } from '@baize/ui/side-panel';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { ConfirmAct } from '../../../lib/dialogs/confirm-act.tsx';
import { amountText } from '../../../lib/forms/amount-text.ts';
import { FormArea, FormSelect, FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { Money, useMoneyLabel } from '../../../lib/money.tsx';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useStaff } from '../../../lib/staff.ts';
import { useAct } from '../../../lib/use-act.ts';
import { type Member, memberReads } from '../api/member.ts';

const directions = ['give', 'take'] as const;
const { reason } = calls.staffMemberAdjust.body.shape;
const schemaFor = (exponent: number) =>
  z.strictObject({
    direction: z.enum(directions),
    amount: amountText(exponent, 'positive'),
    occasion: adjustmentOccasion,
    reason,
  });
type Values = z.output<ReturnType<typeof schemaFor>>;

/** Gives a member money or takes it: what is asked for, then once more with the name and the amount. */
export function AdjustPanel({ member, onClose }: { member: Member; onClose: () => void }) {
  const t = useTranslations('consoleMembers.adjust');
  const common = useTranslations('common.action');
  const { currency } = useStaff();
  const money = useMoneyLabel();
  const [schema] = useState(() => schemaFor(currency.exponent));
  /** Made once, so that a second try after a lost answer books nothing twice. */
  const [requestId, setRequestId] = useState(() => crypto.randomUUID());
  const [asked, setAsked] = useState<Values | null>(null);
  const [isAsking, setAsking] = useState(false);
  const act = useAct(memberReads);
  const { form, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { direction: 'give', amount: '', occasion: 'mistake', reason: '' },
    send: async (values) => {
      if (asked !== null && JSON.stringify(asked) !== JSON.stringify(values)) setRequestId(crypto.randomUUID());
      setAsked(values);
      setAsking(true);
    },
  });
  const book = () => {
    if (asked === null) return;
    const amount = asked.direction === 'take' ? `-${asked.amount}` : asked.amount;
    const body = { requestId, amount, occasion: asked.occasion, reason: asked.reason };
    void act.run(
      () => callApi('staffMemberAdjust', { params: { memberId: member.memberId }, body }),
      ({ state }) => {
        showToast({ title: state === 'waiting' ? t('waits') : t('done', { name: member.username }), tone: 'success' });
        onClose();
      },
    );
  };
  return (
    <SidePanel open onClose={onClose} title={t('title')} subtitle={member.username} closeLabel={common('close')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-ink-muted">
          {t('balance')} <Money amount={member.balance.cash} />
        </p>
        <FormSelect
          form={form}
          name="direction"
          label={t('direction')}
          options={directions.map((value) => ({ value, label: t(`directions.${value}`) }))}
        />
        <FormText form={form} name="amount" label={t('amount', { currency: currency.code })} inputMode="decimal" />
        <FormSelect
          form={form}
          name="occasion"
          label={t('occasion')}
          options={adjustmentOccasion.options.map((value) => ({ value, label: t(`occasions.${value}`) }))}
        />
        <FormArea form={form} name="reason" label={t('reason')} hint={t('reasonHint')} />
        <SaveBar label={t('next')} isBusy={isBusy} failure={null} onCancel={onClose} />
      </form>
      {asked !== null && isAsking && (
        <ConfirmAct
          label={t(`confirm.${asked.direction}`, { amount: money(asked.amount) })}
          tone={asked.direction === 'take' ? 'danger' : 'primary'}
          act={act}
          onConfirm={book}
          onClose={() => setAsking(false)}
        >
          <p>{t(`text.${asked.direction}`, { name: member.username, amount: money(asked.amount) })}</p>
          <p className="verbatim rounded-md bg-sunken px-3 py-2">{asked.reason}</p>
        </ConfirmAct>
      )}
    </SidePanel>
  );
}
