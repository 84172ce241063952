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

const seconds = z.string().check(z.trim(), z.regex(/^\d{1,3}$/, 'field_format'));
const schema = z.strictObject({
  bettingSeconds: seconds,
  pauseSeconds: seconds,
  reason: calls.staffFightTimingsSet.body.shape.reason,
});

/** Sets how long bets are taken at one arena, for all brands: they watch the same fights. */
export function TimingsDialog({ of, onClose }: { of: ArenaSettings; onClose: () => void }) {
  const t = useTranslations('consoleCockfight.settings');
  const words = useTranslations('console.reason');
  const close = useTranslations('common.action')('close');
  const { refresh } = useAct(['staffFightSettings']);
  const { bettingSeconds, pauseSeconds } = of.next.timings;
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { bettingSeconds: `${bettingSeconds}`, pauseSeconds: `${pauseSeconds}`, reason: '' },
    send: async ({ reason, ...times }) => {
      const timings = { bettingSeconds: Number(times.bettingSeconds), pauseSeconds: Number(times.pauseSeconds) };
      await callApi('staffFightTimingsSet', { body: { arena: of.arena, timings, reason } });
      await refresh();
    },
    onDone: onClose,
  });
  return (
    <Dialog open onClose={onClose} title={t('timingsTitle', { arena: of.arena })} closeLabel={close}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-ink-muted">{t('timingsWhen', { programme: of.programme + 1 })}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText
            form={form}
            name="bettingSeconds"
            label={t('bettingField')}
            hint={t('bettingHint')}
            inputMode="numeric"
            maxLength={3}
          />
          <FormText
            form={form}
            name="pauseSeconds"
            label={t('pauseField')}
            hint={t('pauseHint')}
            inputMode="numeric"
            maxLength={3}
          />
        </div>
        <FormArea form={form} name="reason" label={words('label')} hint={words('hint')} />
        <SaveBar label={t('save')} tone="primary" isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
