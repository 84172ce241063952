import { isLocale, locales } from '@baize/i18n';
import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { SkeletonText } from '@baize/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { ConfirmAct } from '../../../lib/dialogs/confirm-act.tsx';
import { Section } from '../../../lib/facts.tsx';
import { LoadFailure } from '../../../lib/load-failure.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { type QuickAnswer, quickAnswersQuery } from '../../../lib/quick-answers.ts';
import { useAct } from '../../../lib/use-act.ts';
import { QuickAnswerPanel } from './quick-answer-panel.tsx';

/** Answers under short names, in the languages in which they were written. */
export function QuickAnswers() {
  const t = useTranslations('consoleService');
  const answers = useQuery(quickAnswersQuery);
  const [edited, setEdited] = useState<QuickAnswer | 'new' | null>(null);
  const list = answers.data?.list ?? [];
  return (
    <Section title={t('quickAnswers')} actions={<Button onClick={() => setEdited('new')}>{t('add')}</Button>}>
      {answers.error !== null && <LoadFailure thrown={answers.error} onRetry={() => void answers.refetch()} />}
      {answers.isPending && <SkeletonText lines={4} />}
      {answers.data !== undefined && list.length === 0 && (
        <EmptyState title={t('noQuickAnswers')} text={t('noQuickAnswersText')} />
      )}
      <ul className="flex flex-col divide-y divide-line">
        {list.map((answer) => (
          <li key={answer.quickAnswerId}>
            <Row answer={answer} onEdit={() => setEdited(answer)} />
          </li>
        ))}
      </ul>
      {edited !== null && (
        <QuickAnswerPanel answer={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </Section>
  );
}

function Row({ answer, onEdit }: { answer: QuickAnswer; onEdit: () => void }) {
  const t = useTranslations('consoleService');
  const [isAsking, setAsking] = useState(false);
  const act = useAct([quickAnswersQuery.queryKey[0]]);
  const { quickAnswerId, code, texts } = answer;
  const remove = () =>
    void act.run(
      () => callApi('staffQuickAnswerRemove', { params: { quickAnswerId } }),
      () => setAsking(false),
    );
  const languages = texts.map(({ language }) => (isLocale(language) ? locales[language].ownName : language));
  return (
    <div className="flex flex-wrap items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="verbatim font-semibold">/{code}</p>
        <p className="verbatim line-clamp-2 text-sm">{texts[0]?.text}</p>
        <p className="text-xs text-ink-muted">
          {languages.join(', ')} · {answer.changedBy} · <Moment at={answer.changedAt} />
        </p>
      </div>
      <Button variant="secondary" onClick={onEdit}>
        {t('edit')}
      </Button>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      {isAsking && (
        <ConfirmAct
          label={t('removeTitle', { code })}
          tone="danger"
          act={act}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          {t('removeText')}
        </ConfirmAct>
      )}
    </div>
  );
}
