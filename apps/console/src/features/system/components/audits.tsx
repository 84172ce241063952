import { Badge } from '@baize/ui/badge';
import { useFormatter, useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { Moment } from '../../../lib/moment.tsx';
import type { SystemState } from '../api/system.ts';

const msOfSecond = 1_000;

/** The newest audit of each kind, with what it found. */
export function Audits({ audits }: { audits: SystemState['audits'] }) {
  const t = useTranslations('consoleSystem.audits');
  const format = useFormatter();
  return (
    <Section title={t('title')}>
      {audits.length === 0 && <p className="text-sm text-ink-muted">{t('none')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {audits.map(({ kind, subject, endedAt, durationMs, findings, sentences }) => (
          <li key={`${kind} ${subject}`} className="flex flex-col gap-1.5 py-2.5 text-sm">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 font-medium">
                {t(`kinds.${kind}`)} {subject !== '' && <span className="verbatim">{subject}</span>}
              </span>
              <span className="text-xs text-ink-muted">
                <Moment at={endedAt} />{' '}
                {t('lasted', { seconds: format.number(durationMs / msOfSecond, { maximumFractionDigits: 1 }) })}
              </span>
              {findings === 0 ? (
                <Badge tone="success">{t('clean')}</Badge>
              ) : (
                <Badge tone="danger">{t('findings', { count: findings })}</Badge>
              )}
            </span>
            {sentences.map((sentence) => (
              <span key={sentence} className="verbatim rounded-md bg-danger-soft px-3 py-2 text-xs text-danger-ink">
                {sentence}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
