import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FormArea, FormCheck, FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import type { LevelSettings } from '../api/fishing.ts';
import { useWaterName } from '../hooks/use-water-name.ts';

const schema = z.strictObject({
  isOn: z.boolean(),
  smallestBet: z.string().check(z.trim(), z.regex(/^\d{1,12}(\.\d{1,8})?$/, 'amount_format')),
  entrySteps: z.string().check(z.trim(), z.regex(/^([1-9]\d{1,3}|10000)$/, 'field_format')),
  reason: calls.staffFishingSettingsSet.body.shape.reason,
});

/** Sets bets and entry of one level of the brand. */
export function SettingsDialog({ of, onClose }: { of: LevelSettings; onClose: () => void }) {
  const t = useTranslations('consoleFishing.settings');
  const levels = useTranslations('consoleFishing.levels');
  const words = useTranslations('console.reason');
  const close = useTranslations('common.action')('close');
  const nameOf = useWaterName();
  const { refresh } = useAct(['staffFishingSettings', 'staffFishingRooms']);
  const { gameCode, level, settings, usual } = of;
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { ...settings, entrySteps: `${settings.entrySteps}`, reason: '' },
    send: async ({ reason, entrySteps, ...draft }) => {
      const body = { gameCode, level, settings: { ...draft, entrySteps: Number(entrySteps) }, reason };
      await callApi('staffFishingSettingsSet', { body });
      await refresh();
    },
    onDone: onClose,
  });
  const hint = (value: string | number) => t('defaultIs', { value: `${value}` });
  return (
    <Dialog open onClose={onClose} title={`${nameOf(gameCode)}, ${levels(level)}`} closeLabel={close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-ink-muted">{t('when')}</p>
        <FormCheck form={form} name="isOn" label={t('isOn')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText
            form={form}
            name="smallestBet"
            label={t('smallestBet')}
            hint={hint(usual.smallestBet)}
            inputMode="decimal"
          />
          <FormText
            form={form}
            name="entrySteps"
            label={t('entryField')}
            hint={hint(usual.entrySteps)}
            inputMode="numeric"
            maxLength={5}
          />
        </div>
        <FormArea form={form} name="reason" label={words('label')} hint={words('hint')} />
        <SaveBar label={t('save')} tone="primary" isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
