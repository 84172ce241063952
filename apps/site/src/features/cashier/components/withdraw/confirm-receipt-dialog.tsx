import type { Withdrawal } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { TextField } from '@baize/ui/field';
import { FilePicker } from '@baize/ui/file-picker';
import { moneyLabel } from '@baize/ui/money-text';
import { RadioGroup } from '@baize/ui/radio-group';
import { TextAreaField } from '@baize/ui/text-area-field';
import { useTranslations } from 'use-intl';
import { withdrawalProofs } from '../../../../config/limits.ts';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { readTypedAmount } from '../../../../lib/form/typed-amount.ts';
import { remainderOf } from '../../fee.ts';
import { type ReceiptAnswer, useReceipt } from '../../hooks/use-receipt.ts';
import type { Terms } from '../../withdrawal-types.ts';

interface ConfirmReceiptProps {
  withdrawal: Withdrawal;
  title: string;
  /** What the member may say now: all of it, that nothing came, or that it came after all. */
  may: 'confirm' | 'appeal' | 'concede';
  terms: Terms;
  onClose: () => void;
}

const answersOf: Record<ConfirmReceiptProps['may'], readonly ReceiptAnswer[]> = {
  confirm: ['received', 'partial', 'notReceived'],
  appeal: ['notReceived'],
  concede: ['received'],
};
const defaultExponent = 2;

/** Received in full, in part or not at all; what a forced receipt means stands above the choice. */
export function ConfirmReceiptDialog({ withdrawal, title, may, terms, onClose }: ConfirmReceiptProps) {
  const t = useTranslations('withdraw');
  const common = useTranslations('common.action');
  const { data: brand } = useWhitelabel();
  const symbol = brand?.currency.symbol;
  const exponent = brand?.currency.exponent ?? defaultExponent;
  const readAmount = (typed: string) => {
    const read = readTypedAmount(typed, exponent);
    return read.ok ? read.amount : typed;
  };
  const answers = answersOf[may];
  const receipt = useReceipt(withdrawal, answers[0] ?? 'received', readAmount, onClose);
  const due = withdrawal.remainder ?? withdrawal.arrives;
  const remainder = remainderOf(due, readAmount(receipt.amount), exponent);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={common('close')} size="md">
      <div className="flex flex-col gap-4">
        <p className="rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
          {t('forced', { minutes: terms.confirmMinutes })}
        </p>
        <RadioGroup
          legend={t('confirm.question', { amount: moneyLabel(due, symbol) })}
          options={answers.map((value) => ({ value, label: t(`confirm.${value}`) }))}
          value={receipt.answer}
          onChange={receipt.setAnswer}
        />
        {receipt.answer === 'partial' && (
          <TextField
            label={t('confirm.amount')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            required
            leading={symbol}
            value={receipt.amount}
            onChange={(event) => receipt.setAmount(event.target.value)}
            hint={remainder === null ? '' : t('confirm.remainder', { amount: moneyLabel(remainder, symbol) })}
            error={receipt.amountFault}
          />
        )}
        {receipt.answer === 'notReceived' && (
          <FilePicker
            label={t('confirm.proofs')}
            hint={t('confirm.proofsHint')}
            error={receipt.fileFault}
            files={receipt.files}
            accept="image/png,image/jpeg"
            maxFiles={withdrawalProofs}
            pickLabel={t('confirm.pick')}
            removeLabel={(name) => t('confirm.removeFile', { name })}
            onAdd={receipt.addFiles}
            onRemove={receipt.removeFile}
          />
        )}
        {receipt.answer !== 'received' && (
          <TextAreaField
            label={t('confirm.note')}
            rows={3}
            maxLength={500}
            value={receipt.note}
            onChange={(event) => receipt.setNote(event.target.value)}
          />
        )}
        {receipt.fault !== undefined && (
          <p role="alert" className="rounded-md bg-danger-soft px-4 py-3 text-sm text-danger-ink">
            {receipt.fault}
          </p>
        )}
        <Button size="lg" busy={receipt.isSending} onClick={receipt.send}>
          {t('confirm.send')}
        </Button>
      </div>
    </Dialog>
  );
}
