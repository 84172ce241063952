import { calls } from '@baize/contract';
import { useMarketName } from '@baize/i18n/book-names';
import { Dialog } from '@baize/ui/dialog';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { FormCheck, FormSelect, FormText } from '../../../lib/forms/fields.tsx';
import { FormReason } from '../../../lib/forms/reason-field.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { SaveBar } from '../../../lib/save-bar.tsx';
import type { MatchBoard } from '../api/board.ts';
import { useProposeResult } from '../api/use-propose-result.ts';

const statuses = ['finished', 'abandoned', 'postponed'] as const;
const scorers = ['', 'home', 'away', 'none'] as const;
const goals = z.string().check(z.trim(), z.regex(/^\d{1,3}$/, 'field_format'));
const goalsOrNone = z.string().check(z.trim(), z.regex(/^\d{0,3}$/, 'field_format'));
const schema = z.strictObject({
  ending: z.enum(statuses),
  home: goals,
  away: goals,
  halfHome: goalsOrNone,
  halfAway: goalsOrNone,
  firstGoal: z.enum(scorers),
  voidMarkets: z.record(z.string(), z.boolean()),
  reason: calls.staffBookPropose.body.shape.reason,
});
type Draft = z.output<typeof schema>;

const marketsOf = ({ markets, betMarkets }: MatchBoard) => [
  ...new Set([...markets.map(({ key }) => key), ...betMarkets]),
];

function draftOf(board: MatchBoard): Draft {
  const { outcome, match } = board;
  const score = outcome?.score ?? match.score;
  const half = outcome?.halfTimeScore;
  return {
    ending: outcome?.status ?? 'finished',
    home: String(score.home),
    away: String(score.away),
    halfHome: half ? String(half.home) : '',
    halfAway: half ? String(half.away) : '',
    firstGoal: outcome?.firstGoal ?? '',
    voidMarkets: Object.fromEntries(marketsOf(board).map((key) => [key, outcome?.voidMarkets.includes(key) ?? false])),
    reason: '',
  };
}

const bodyOf = ({ ending, home, away, halfHome, halfAway, firstGoal, voidMarkets, reason }: Draft) => ({
  ending,
  score: { home: Number(home), away: Number(away) },
  halfTimeScore: halfHome === '' || halfAway === '' ? null : { home: Number(halfHome), away: Number(halfAway) },
  firstGoal: firstGoal === '' ? null : firstGoal,
  voidMarkets: Object.keys(voidMarkets).filter((key) => voidMarkets[key]),
  reason,
});

/** Enters a result, or corrects the one that holds; another person approves it. */
export function EnterResult({ board, onClose }: { board: MatchBoard; onClose: () => void }) {
  const t = useTranslations('consoleSportsbook.enter');
  const common = useTranslations('common.action');
  const propose = useProposeResult(board.match.matchId);
  const { form, failure, isBusy, submit } = useCallForm({
    schema,
    defaultValues: draftOf(board),
    send: (draft) => propose(bodyOf(draft)),
  });
  return (
    <Dialog open onClose={onClose} title={t('label')} closeLabel={common('close')} size="lg">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-sm">{t('text')}</p>
        <ResultFields board={board} form={form} />
        <FormReason form={form} />
        <SaveBar label={t('send')} isBusy={isBusy} failure={failure} onCancel={onClose} />
      </form>
    </Dialog>
  );
}

function ResultFields({
  board,
  form,
}: {
  board: MatchBoard;
  form: ReturnType<typeof useCallForm<Draft, Draft>>['form'];
}) {
  const t = useTranslations('consoleSportsbook.enter');
  const names = useTranslations('consoleSportsbook.statuses');
  const nameOf = useMarketName();
  const { home, away } = board.match;
  const scorerNames = { '': t('unknown'), home, away, none: t('nobody') };
  return (
    <>
      <FormSelect
        form={form}
        name="ending"
        label={t('status')}
        options={statuses.map((value) => ({ value, label: names(value) }))}
      />
      <div className="grid gap-4 md:grid-cols-2">
        <FormText form={form} name="home" label={t('home', { team: home })} inputMode="numeric" />
        <FormText form={form} name="away" label={t('home', { team: away })} inputMode="numeric" />
        <FormText
          form={form}
          name="halfHome"
          label={t('halfHome', { team: home })}
          hint={t('hint')}
          inputMode="numeric"
        />
        <FormText
          form={form}
          name="halfAway"
          label={t('halfHome', { team: away })}
          hint={t('hint')}
          inputMode="numeric"
        />
      </div>
      <FormSelect
        form={form}
        name="firstGoal"
        label={t('firstGoal')}
        options={scorers.map((value) => ({ value, label: scorerNames[value] }))}
      />
      <fieldset>
        <legend className="text-sm font-bold">{t('voidMarkets')}</legend>
        <div className="grid gap-x-4 md:grid-cols-2">
          {marketsOf(board).map((key) => (
            <FormCheck key={key} form={form} name={`voidMarkets.${key}`} label={nameOf(key)} />
          ))}
        </div>
      </fieldset>
    </>
  );
}
