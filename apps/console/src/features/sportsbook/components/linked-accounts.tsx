import { useMarketName, useSelectionName } from '@baize/i18n/book-names';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import type { MatchBoard } from '../api/board.ts';

/** Members who bet on one selection and look like one person. */
export function LinkedAccounts({ board: { linked, match } }: { board: MatchBoard }) {
  const t = useTranslations('consoleSportsbook.board');
  const selectionName = useSelectionName();
  const nameOf = useMarketName();
  if (linked.length === 0) return null;
  const { home, away } = match;
  return (
    <Section title={t('linked')}>
      <p className="text-sm text-ink-muted">{t('linkedText')}</p>
      <ul className="mt-2 flex flex-col gap-1 text-sm">
        {linked.map(({ market, selection, lineText: line, members }) => (
          <li key={`${market} ${selection} ${line}`}>
            {nameOf(market)}: <strong>{selectionName({ home, away, market, selection, line })}</strong> ·{' '}
            {members.join(', ')}
          </li>
        ))}
      </ul>
    </Section>
  );
}
