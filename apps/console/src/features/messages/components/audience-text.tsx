import type { MessageAudience } from '@baize/contract';
import { locales } from '@baize/i18n';
import { useTranslations } from 'use-intl';

const allRanks = { min: 0, max: 100 };

/** Whom a message goes to, in a line. */
export function AudienceText({ audience }: { audience: MessageAudience }) {
  const t = useTranslations('consoleMessages.audience');
  const { to, names, labels, minRank, maxRank, languages } = audience;
  if (to === 'names') {
    const [only] = names;
    return <span className="verbatim">{names.length === 1 ? only : t('names', { count: names.length })}</span>;
  }
  const isEveryRank = minRank <= allRanks.min && maxRank >= allRanks.max;
  const parts = [
    ...(labels.length === 0 ? [] : [t('labels', { labels: labels.join(', ') })]),
    ...(isEveryRank ? [] : [t('ranks', { min: minRank, max: maxRank })]),
    ...(languages.length === 0 ? [] : [languages.map((language) => locales[language].ownName).join(', ')]),
  ];
  return <span className="verbatim">{parts.length === 0 ? t('all') : parts.join(' · ')}</span>;
}
