import { calls } from '@baize/contract';
import { Dialog } from '@baize/ui/dialog';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { FormCheck, FormSelect } from '../../../lib/forms/fields.tsx';
import { FormReason } from '../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import type { MatchBoard } from '../api/board.ts';
import { useProposeResult } from '../api/use-propose-result.ts';

const endings = ['finished', 'postponed'] as const;
/** By the runner's place in the draw. */
const marks = z.array(z.boolean());
const schema = z.strictObject({
  ending: z.enum(endings),
  winners: marks,
  withdrawn: marks,
  reason: calls.staffBookPropose.body.shape.reason,
});
type Draft = z.output<typeof schema>;

const draftOf = ({ runners, outcome }: MatchBoard): Draft => ({
  ending: outcome?.status === 'postponed' ? 'postponed' : 'finished',
  winners: runners.map((name) => outcome?.winners.includes(name) ?? false),
  withdrawn: runners.map((name) => outcome?.withdrawn.includes(name) ?? false),
  reason: '',
});

/** Enters who won a cup, or corrects it; another person approves it. */
export function EnterCupResult({ board, onClose }: { board: MatchBoard; onClose: () => void }) {
  const t = useTranslations('consoleSportsbook.enter');
  const names = useTranslations('consoleSportsbook.statuses');
  const common = useTranslations('common.action');
  const { runners, match } = board;
  const propose = useProposeResult(match.matchId);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: draftOf(board),
    send: async ({ ending, winners, withdrawn, reason }) => {
      const marked = (of: readonly boolean[]) => runners.filter((_, index) => of[index]);
      const nothing = { score: { home: 0, away: 0 }, halfTimeScore: null, firstGoal: null, voidMarkets: [] };
      await propose({ ending, ...nothing, winners: marked(winners), withdrawn: marked(withdrawn), reason });
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('label')} closeLabel={common('close')} size="lg">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm">{t('text')}</p>
        <FormSelect
          form={form}
          name="ending"
          label={t('status')}
          options={endings.map((value) => ({ value, label: names(value) }))}
        />
        {(['winners', 'withdrawn'] as const).map((list) => (
          <fieldset key={list}>
            <legend className="text-sm font-bold">{t(list)}</legend>
            <p className="text-sm text-ink-muted">{t(`${list}Hint`)}</p>
            <div className="grid gap-x-4 md:grid-cols-2">
              {runners.map((name, index) => (
                <FormCheck key={name} form={form} name={`${list}.${index}`} label={name} />
              ))}
            </div>
          </fieldset>
        ))}
        <FormReason form={form} />
        <SaveBar label={t('send')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
