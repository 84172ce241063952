import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FormArea, FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import type { ArenaSettings } from '../api/settings.ts';

const money = z.string().check(z.trim(), z.regex(/^\d{1,12}(\.\d{1,8})?$/, 'amount_format'));
const odds = z.string().check(z.trim(), z.regex(/^\d{1,2}$/, 'field_format'));
const schema = z.strictObject({
  ...{ minStake: money, maxStake: money, memberMax: money, maxLiability: money },
  ...{ bddOdds: odds, ftdOdds: odds },
  reason: calls.staffFightSettingsSet.body.shape.reason,
});

/** Sets limits and odds of draws of the brand at one arena. */
export function SettingsDialog({ of, onClose }: { of: ArenaSettings; onClose: () => void }) {
  const t = useTranslations('consoleCockfight.settings');
  const words = useTranslations('console.reason');
  const close = useTranslations('common.action')('close');
  const { refresh } = useAct(['staffFightSettings']);
  const { settings } = of.next;
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { ...settings, bddOdds: `${settings.bddOdds}`, ftdOdds: `${settings.ftdOdds}`, reason: '' },
    send: async ({ reason, bddOdds, ftdOdds, ...amounts }) => {
      const next = { ...amounts, bddOdds: Number(bddOdds), ftdOdds: Number(ftdOdds) };
      await callApi('staffFightSettingsSet', { body: { arena: of.arena, settings: next, reason } });
      await refresh();
    },
    onDone: onClose,
  });
  const hint = (name: keyof typeof settings) => t('defaultIs', { value: `${of.usual[name]}` });
  const amount = (name: 'minStake' | 'maxStake' | 'memberMax' | 'maxLiability') => (
    <FormText form={form} name={name} label={t(name)} hint={hint(name)} inputMode="decimal" />
  );
  return (
    <Dialog open onClose={onClose} title={t('title', { arena: of.arena })} closeLabel={close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-ink-muted">{t('when', { programme: of.programme + 1 })}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {amount('minStake')}
          {amount('maxStake')}
          {amount('memberMax')}
          {amount('maxLiability')}
          <FormText
            form={form}
            name="bddOdds"
            label={t('bddOdds')}
            hint={t('bddHint')}
            inputMode="numeric"
            maxLength={2}
          />
          <FormText
            form={form}
            name="ftdOdds"
            label={t('ftdOdds')}
            hint={t('ftdHint')}
            inputMode="numeric"
            maxLength={2}
          />
        </div>
        <FormArea form={form} name="reason" label={words('label')} hint={words('hint')} />
        <SaveBar label={t('save')} tone="primary" isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
