import { gameType } from '@baize/contract';
import { useTranslations } from 'use-intl';

/** What a row of a report stands for, in the reader's language where it has a name there. */
export function SplitName({ by, name }: { by: string; name: string }) {
  const t = useTranslations('consoleReports');
  const types = useTranslations('common.gameType');
  const type = by === 'gameType' ? gameType.safeParse(name) : undefined;
  if (type?.success) return types(type.data);
  if (by === 'agent' && name === '') return <span className="text-ink-muted">{t('noAgent')}</span>;
  return <span className="tabular whitespace-nowrap">{name}</span>;
}
