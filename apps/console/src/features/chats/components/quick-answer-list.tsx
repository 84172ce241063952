import type { LocaleCode } from '@baize/contract';
import { useTranslations } from 'use-intl';
import { type QuickAnswer, quickAnswerText } from '../../../lib/quick-answers.ts';

export interface QuickAnswerListProps {
  answers: readonly QuickAnswer[];
  /** What the chat's owner reads. */
  language: LocaleCode;
  onChoose: (text: string) => void;
}

/** Answers whose short name fits what was written behind the stroke; the first one is taken by Enter. */
export function QuickAnswerList({ answers, language, onChoose }: QuickAnswerListProps) {
  const t = useTranslations('consoleService');
  if (answers.length === 0) return <p className="pb-2 text-sm text-ink-muted">{t('noQuickAnswer')}</p>;
  return (
    <ul
      aria-label={t('quickAnswers')}
      className="mb-2 max-h-56 overflow-y-auto rounded-md border border-line bg-raised"
    >
      {answers.map((answer) => (
        <li key={answer.quickAnswerId} className="border-b border-line last:border-0">
          <button
            type="button"
            onClick={() => onChoose(quickAnswerText(answer, language))}
            className="flex min-h-touch w-full items-baseline gap-3 px-3 py-2 text-left text-sm hover:bg-sunken"
          >
            <span className="verbatim shrink-0 font-semibold">/{answer.code}</span>
            <span className="verbatim min-w-0 flex-1 truncate text-ink-muted">{quickAnswerText(answer, language)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
