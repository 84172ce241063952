import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { showToast } from '@baize/ui/toast';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { ConfirmAct } from '../../../lib/dialogs/confirm-act.tsx';
import { Section } from '../../../lib/facts.tsx';
import { FormArea, FormSelect, FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { PermitButton } from '../../../lib/permit-button.tsx';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { closuresQuery, lotteriesQuery, ruleReads } from '../api/lotteries.ts';

const schema = z.strictObject({
  gameId: z.string(),
  fromDay: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'not_empty')),
  toDay: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, 'not_empty')),
  reason: calls.staffLotteryClosureAdd.body.shape.reason,
});

/** Days on which lotteries take no bets. */
export function Closures() {
  const t = useTranslations('consoleLotteries.closures');
  const { data: closures = [] } = useQuery(closuresQuery());
  const { data: lotteries = [] } = useQuery(lotteriesQuery());
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  const nameOf = (gameId: string | null) => lotteries.find((one) => one.gameId === gameId)?.name ?? t('all');
  return (
    <Section
      title={t('title')}
      actions={
        <PermitButton permission="lotteries.rules" variant="secondary" onClick={() => setAdding(true)}>
          {t('add')}
        </PermitButton>
      }
    >
      {closures.length === 0 && <p className="text-sm text-ink-muted">{t('none')}</p>}
      <ul className="-my-2 divide-y divide-line text-sm">
        {closures.map(({ closureId, gameId, fromDay, toDay, reason, madeBy }) => (
          <li key={closureId} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <strong>{nameOf(gameId)}</strong>
            <span className="tabular">
              {fromDay} – {toDay}
            </span>
            <span className="verbatim min-w-0 flex-1 basis-40 text-ink-muted">
              {reason} · {madeBy}
            </span>
            <PermitButton permission="lotteries.rules" variant="quiet" onClick={() => setRemoved(closureId)}>
              {t('remove')}
            </PermitButton>
          </li>
        ))}
      </ul>
      {isAdding && <AddClosure onClose={() => setAdding(false)} />}
      {removed !== null && <RemoveClosure closureId={removed} onClose={() => setRemoved(null)} />}
    </Section>
  );
}

function RemoveClosure({ closureId, onClose }: { closureId: string; onClose: () => void }) {
  const t = useTranslations('consoleLotteries.closures');
  const act = useAct(ruleReads);
  const remove = () => callApi('staffLotteryClosureRemove', { params: { closureId } });
  return (
    <ConfirmAct label={t('remove')} act={act} onConfirm={() => void act.run(remove, onClose)} onClose={onClose}>
      <p>{t('removeText')}</p>
    </ConfirmAct>
  );
}

function AddClosure({ onClose }: { onClose: () => void }) {
  const t = useTranslations('consoleLotteries.closures');
  const lists = useTranslations('consoleLotteries');
  const common = useTranslations('common.action');
  const { data: lotteries = [] } = useQuery(lotteriesQuery());
  const { refresh } = useAct(ruleReads);
  const [closureId] = useState(() => crypto.randomUUID());
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { gameId: '', fromDay: '', toDay: '', reason: '' },
    send: async ({ gameId, fromDay, toDay, reason }) => {
      const closure = { closureId, fromDay, toDay, reason };
      const { state } = await callApi('staffLotteryClosureAdd', { body: { ...closure, ...(gameId && { gameId }) } });
      await refresh();
      const isClosed = state === 'closed';
      showToast({ title: isClosed ? lists('saved') : t('sold'), tone: isClosed ? 'success' : 'danger' });
    },
    onDone: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={t('add')} closeLabel={common('close')} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm">{t('text')}</p>
        <FormSelect
          form={form}
          name="gameId"
          label={lists('lottery')}
          options={[
            { value: '', label: t('all') },
            ...lotteries.map(({ gameId: value, name: label }) => ({ value, label })),
          ]}
        />
        <FormText form={form} name="fromDay" label={t('from')} type="date" />
        <FormText form={form} name="toDay" label={t('to')} type="date" />
        <FormArea form={form} name="reason" label={t('reason')} />
        <SaveBar label={t('add')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
