import { calls } from '@baize/contract';
import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { TextField } from '@baize/ui/field';
import { showToast } from '@baize/ui/toast';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FormArea } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { issueReads, type LotteryEffect, type LotteryIssue } from '../api/lotteries.ts';
import { resultOf, typedOf, wrongPrizes } from '../api/typed-result.ts';
import { EffectFacts } from './effect-facts.tsx';
import { usePrizeName } from './prize-table.tsx';

const schema = z.strictObject({ reason: calls.staffLotteryEnter.body.shape.reason });

/** Enters the numbers of a draw, with what they would change for the tickets. */
export function ResultDialog({ record, onClose }: { record: LotteryIssue; onClose: () => void }) {
  const t = useTranslations('consoleLotteries.enter');
  const agreement = useTranslations('consoleLotteries.agreement');
  const common = useTranslations('common.action');
  const [typed, setTyped] = useState<Record<string, string>>(() => typedOf(record.result));
  const [isTried, setTried] = useState(false);
  const [effect, setEffect] = useState<LotteryEffect | null>(null);
  const { refresh, run, isBusy: isReading } = useAct(issueReads);
  const { gameId, numero, name } = record.issue;
  const wrong = wrongPrizes(record.shape, typed);
  const result = resultOf(record.shape, typed);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { reason: '' },
    send: async ({ reason }) => {
      const { state } = await callApi('staffLotteryEnter', { params: { gameId, numero }, body: { result, reason } });
      showToast({ title: agreement(state), tone: state === 'agreed' ? 'success' : 'plain' });
      await refresh();
    },
    onDone: onClose,
  });
  const preview = () =>
    void run(async () =>
      setEffect(await callApi('staffLotteryEffect', { params: { gameId, numero }, body: { result } })),
    );
  return (
    <Dialog open onClose={onClose} title={t('title', { name, numero })} closeLabel={common('close')}>
      <form
        noValidate
        onSubmit={(event) => {
          setTried(true);
          if (wrong.length > 0) event.preventDefault();
          else submit(event);
        }}
        className="flex flex-col gap-4"
      >
        <p className="text-sm">{t('text')}</p>
        <PrizeFields
          shape={record.shape}
          typed={typed}
          wrong={isTried ? wrong : []}
          onType={(prize, text) => {
            setTyped((before) => ({ ...before, [prize]: text }));
            setEffect(null);
          }}
        />
        <div>
          <Button variant="secondary" busy={isReading} disabled={wrong.length > 0} onClick={preview}>
            {t('preview')}
          </Button>
        </div>
        {effect !== null && <EffectFacts effect={effect} />}
        <FormArea form={form} name="reason" label={t('reason')} hint={t('reasonHint')} />
        <SaveBar label={t('send')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

interface PrizeFieldsProps {
  shape: LotteryIssue['shape'];
  typed: Readonly<Record<string, string>>;
  wrong: readonly string[];
  onType: (prize: string, text: string) => void;
}

function PrizeFields({ shape, typed, wrong, onType }: PrizeFieldsProps) {
  const t = useTranslations('consoleLotteries.enter');
  const nameOf = usePrizeName();
  return shape.map(({ prize, count, digits }) => (
    <TextField
      key={prize}
      label={nameOf(prize)}
      hint={digits === null ? t('tokens', { count }) : t('digits', { count, digits })}
      inputMode="numeric"
      value={typed[prize] ?? ''}
      error={wrong.includes(prize) ? t('wrong') : undefined}
      onChange={({ target }) => onType(prize, target.value)}
    />
  ));
}
