import { SidePanel } from '@baize/ui/side-panel';
import { showToast } from '@baize/ui/toast';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { FormCheck, FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useStaff } from '../../../lib/staff.ts';
import { useAct } from '../../../lib/use-act.ts';
import { wallTime, wallTimeOf } from '../../../lib/zone-day.ts';
import type { Place } from './place-state.tsx';

const schema = z.strictObject({
  position: z.string().check(z.trim(), z.regex(/^\d{1,6}$/, 'field_type')),
  isHot: z.boolean(),
  isInMaintenance: z.boolean(),
  /** As clocks of the brand's zone show it; empty: nobody knows. */
  endsAt: z.string(),
  isEnabled: z.boolean(),
});

interface PlacePanelProps {
  /** What stands at this place. */
  name: string;
  place: Place;
  /** What is read again afterwards, by the names of the calls. */
  reads: readonly string[];
  save: (place: Place) => Promise<unknown>;
  onClose: () => void;
}

/** Order, hot, maintenance, offered or not: of a game, or of a vendor in a game type. */
export function PlacePanel({ name, place, reads, save, onClose }: PlacePanelProps) {
  const t = useTranslations('consoleOperations.catalogue');
  const common = useTranslations('common.action');
  const ending = useTranslations('consoleSystem.maintenance');
  const { timeZone } = useStaff();
  const { refresh } = useAct(reads);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: {
      ...pick(place),
      position: String(place.position),
      endsAt: place.maintenanceEndsAt === null ? '' : wallTimeOf(place.maintenanceEndsAt, timeZone),
    },
    send: async ({ endsAt, ...values }) => {
      const maintenanceEndsAt = endsAt === '' || !values.isInMaintenance ? null : wallTime(endsAt, timeZone);
      await save({ ...values, maintenanceEndsAt, position: Number(values.position) });
      await refresh();
    },
    onDone: () => {
      showToast({ title: t('done', { name }), tone: 'success' });
      onClose();
    },
  });
  return (
    <SidePanel open onClose={onClose} title={name} subtitle={t('panelText')} closeLabel={common('close')}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormText form={form} name="position" label={t('position')} hint={t('positionHint')} inputMode="numeric" />
        <FormCheck form={form} name="isEnabled" label={t('isEnabled')} />
        <FormCheck form={form} name="isHot" label={t('isHot')} />
        <FormCheck form={form} name="isInMaintenance" label={t('isInMaintenance')} />
        {form.watch('isInMaintenance') && (
          <FormText
            form={form}
            name="endsAt"
            type="datetime-local"
            label={ending('endsAt')}
            hint={ending('endsAtHint', { zone: timeZone })}
          />
        )}
        <SaveBar label={t('save')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </SidePanel>
  );
}

const pick = ({ isHot, isInMaintenance, isEnabled }: Place) => ({ isHot, isInMaintenance, isEnabled });
