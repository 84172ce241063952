import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FormArea, FormSelect, FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type LimitRow, lotteriesQuery, ruleReads } from '../api/lotteries.ts';

const emptyOrAmount = z.string().check(z.trim(), z.regex(/^(\d{1,12}(\.\d{1,8})?)?$/, 'amount_format'));
const schema = z.strictObject({
  gameId: z.string(),
  bet: z.string(),
  line: emptyOrAmount,
  memberNumber: emptyOrAmount,
  lowerFrom: emptyOrAmount,
  lowerPercent: z.string().check(z.trim(), z.regex(/^([1-9]\d?)?$/, 'field_format')),
  closeAt: emptyOrAmount,
  reason: calls.staffLotteryLimitSet.body.shape.reason,
});
const amounts = ['line', 'memberNumber', 'lowerFrom', 'closeAt'] as const;
const orNull = (text: string): string | null => (text === '' ? null : text);

/** The limits of one bet, of one lottery, or of all. */
export function LimitDialog({ row, isNew, onClose }: { row: LimitRow; isNew: boolean; onClose: () => void }) {
  const t = useTranslations('consoleLotteries.limits');
  const lists = useTranslations('consoleLotteries');
  const common = useTranslations('common.action');
  const { data: lotteries = [] } = useQuery(lotteriesQuery());
  const { refresh } = useAct(ruleReads);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: {
      gameId: row.gameId ?? '',
      bet: row.bet ?? '',
      line: row.line ?? '',
      memberNumber: row.memberNumber ?? '',
      lowerFrom: row.lowerFrom ?? '',
      lowerPercent: `${row.lowerPercent ?? ''}`,
      closeAt: row.closeAt ?? '',
      reason: '',
    },
    send: async ({ gameId, bet, lowerPercent, reason, ...money }) => {
      const values = Object.fromEntries(amounts.map((name) => [name, orNull(money[name])])) as Record<
        (typeof amounts)[number],
        string | null
      >;
      const percent = lowerPercent === '' ? null : Number(lowerPercent);
      const place = { ...(gameId && { gameId }), ...(bet && { bet }) };
      await callApi('staffLotteryLimitSet', { body: { ...place, ...values, lowerPercent: percent, reason } });
      await refresh();
      showToast({ title: lists('saved'), tone: 'success' });
    },
    onDone: onClose,
  });
  const chosen = form.watch('gameId');
  const bets = [
    ...new Set(lotteries.filter(({ gameId }) => chosen === '' || gameId === chosen).flatMap((one) => one.bets)),
  ];
  return (
    <Dialog open onClose={onClose} title={t(isNew ? 'add' : 'edit')} closeLabel={common('close')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <FormSelect
            form={form}
            name="gameId"
            label={lists('lottery')}
            options={[
              { value: '', label: t('anyLottery') },
              ...lotteries.map(({ gameId: value, name: label }) => ({ value, label })),
            ]}
          />
          <FormSelect
            form={form}
            name="bet"
            label={lists('bet')}
            options={[{ value: '', label: t('anyBet') }, ...bets.map((value) => ({ value, label: value }))]}
          />
          <FormText form={form} name="line" label={t('line')} inputMode="decimal" />
          <FormText form={form} name="memberNumber" label={t('memberNumber')} inputMode="decimal" />
          <FormText form={form} name="lowerFrom" label={t('lowerFrom')} inputMode="decimal" />
          <FormText form={form} name="lowerPercent" label={t('lowerPercent')} inputMode="numeric" />
          <FormText form={form} name="closeAt" label={t('closeAt')} inputMode="decimal" />
        </div>
        <p className="text-sm text-ink-muted">{t('emptyText')}</p>
        <FormArea form={form} name="reason" label={t('reason')} />
        <SaveBar label={t('save')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
