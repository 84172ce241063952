import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FormArea, FormCheck, FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { useRoomGameName } from '../../../lib/use-room-game-name.ts';
import { percentOf, rake10kOf, type StakeSettings, stakeOf } from '../api/rooms.ts';

const whole = z.string().check(z.trim(), z.regex(/^\d{1,5}$/, 'field_format'));
const schema = z.strictObject({
  isOn: z.boolean(),
  percent: z.string().check(z.trim(), z.regex(/^(\d(\.\d{1,2})?|10(\.0{1,2})?)$/, 'amount_format')),
  /** Empty: the game's own bound. */
  rakeCap: z.string().check(z.trim(), z.regex(/^([1-9]\d{0,2}|1000)?$/, 'field_format')),
  base: z.string().check(z.trim(), z.regex(/^\d{1,12}(\.\d{1,8})?$/, 'amount_format')),
  seats: whole,
  minEntry: whole,
  maxEntry: whole,
  timeBankSeconds: whole,
  pauseSeconds: whole,
  reason: calls.staffRoomSettingsSet.body.shape.reason,
});
type Draft = z.output<typeof schema>;

const draftOf = ({ settings }: StakeSettings): Draft => ({
  isOn: settings.isOn,
  percent: percentOf(settings.rake10k),
  rakeCap: settings.rakeCap === null ? '' : `${settings.rakeCap}`,
  base: settings.base,
  seats: `${settings.seats}`,
  minEntry: `${settings.minEntry}`,
  maxEntry: `${settings.maxEntry}`,
  timeBankSeconds: `${settings.timeBankSeconds}`,
  pauseSeconds: `${settings.pauseSeconds}`,
  reason: '',
});

const settingsOf = (
  { isOn, percent, rakeCap, base, ...numbers }: Draft,
  isTournament: boolean,
): StakeSettings['settings'] => ({
  isOn,
  rake10k: rake10kOf(percent),
  rakeCap: rakeCap === '' ? null : Number(rakeCap),
  base,
  seats: Number(numbers.seats),
  minEntry: Number(numbers.minEntry),
  // Everybody brings the same.
  maxEntry: Number(isTournament ? numbers.minEntry : numbers.maxEntry),
  timeBankSeconds: Number(numbers.timeBankSeconds),
  pauseSeconds: Number(numbers.pauseSeconds),
});

/** Sets tables and rake of one stake of the brand. */
export function SettingsDialog({ of, onClose }: { of: StakeSettings; onClose: () => void }) {
  const t = useTranslations('consoleRooms.settings');
  const rooms = useTranslations('consoleRooms');
  const words = useTranslations('console.reason');
  const close = useTranslations('common.action')('close');
  const nameOf = useRoomGameName();
  const { refresh } = useAct(['staffRoomSettings', 'staffRooms']);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: draftOf(of),
    send: async (draft) => {
      const { gameCode, stake, isTournament } = of;
      const body = { gameCode, stake, settings: settingsOf(draft, isTournament), reason: draft.reason };
      await callApi('staffRoomSettingsSet', { body });
      await refresh();
    },
    onDone: onClose,
  });
  const { usual, isTournament } = of;
  const hint = (value: string | number) => t('defaultIs', { value: `${value}` });
  const number = (name: 'seats' | 'minEntry' | 'maxEntry' | 'timeBankSeconds' | 'pauseSeconds', label: string) => (
    <FormText form={form} name={name} label={label} hint={hint(usual[name])} inputMode="numeric" maxLength={5} />
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${nameOf(of.gameCode)}, ${rooms(`stakes.${stakeOf(of.stake)}`)}`}
      closeLabel={close}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm text-ink-muted">{t('when')}</p>
        <FormCheck form={form} name="isOn" label={t('isOn')} />
        <div className="grid gap-4 sm:grid-cols-2">
          <FormText
            form={form}
            name="percent"
            label={isTournament ? t('feePercent') : t('percent')}
            hint={hint(percentOf(usual.rake10k))}
            inputMode="decimal"
            maxLength={5}
          />
          {!isTournament && (
            <FormText
              form={form}
              name="rakeCap"
              label={t('capField')}
              hint={t('capHint')}
              inputMode="numeric"
              maxLength={4}
            />
          )}
          <FormText form={form} name="base" label={rooms('base')} hint={hint(usual.base)} inputMode="decimal" />
          {number('seats', t('seats'))}
          {number('minEntry', isTournament ? t('buyIn') : t('minEntry'))}
          {!isTournament && number('maxEntry', t('maxEntry'))}
          {number('timeBankSeconds', t('timeBankField'))}
          {number('pauseSeconds', t('pauseField'))}
        </div>
        <FormArea form={form} name="reason" label={words('label')} hint={words('hint')} />
        <SaveBar label={rooms('save')} tone="primary" isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
