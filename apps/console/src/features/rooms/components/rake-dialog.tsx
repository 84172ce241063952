import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { callApi } from '../../../lib/api.ts';
import { FormArea, FormText } from '../../../lib/forms/fields.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import { useAct } from '../../../lib/use-act.ts';
import { type Rake, rake10kOf, stakeOf } from '../api/rooms.ts';

const schema = z.strictObject({
  /** Empty: the usual rake. */
  percent: z.string().check(z.regex(/^(\d(\.\d{1,2})?|10(\.0{1,2})?)?$/, 'amount_format')),
  reason: calls.staffRoomRakeSet.body.shape.reason,
});

/** Sets what the operator keeps of net wins at one stake. */
export function RakeDialog({ rake, percent, onClose }: { rake: Rake; percent: string; onClose: () => void }) {
  const t = useTranslations('consoleRooms');
  const words = useTranslations('console.reason');
  const close = useTranslations('common.action')('close');
  const { refresh } = useAct(['staffRoomRakes']);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: { percent, reason: '' },
    send: async ({ percent: text, reason }) => {
      const { gameCode, stake } = rake;
      await callApi('staffRoomRakeSet', { body: { gameCode, stake, rake10k: rake10kOf(text), reason } });
      await refresh();
    },
    onDone: onClose,
  });
  const name = `${rake.gameCode}, ${t(`stakes.${stakeOf(rake.stake)}`)}`;
  return (
    <Dialog open onClose={onClose} title={t('rakeTitle', { room: name })} closeLabel={close} size="sm">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormText form={form} name="percent" label={t('rakeField')} inputMode="decimal" maxLength={5} />
        <FormArea form={form} name="reason" label={words('label')} hint={words('hint')} />
        <SaveBar label={t('save')} tone="primary" isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
