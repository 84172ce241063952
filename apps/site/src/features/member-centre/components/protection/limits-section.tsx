import type { OwnLimitKind } from '@baize/contract';
import { Chips } from '@baize/ui/chips';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OwnLimit, Protection } from '../../api/protection.ts';
import { Section } from '../security/section.tsx';
import { LimitCard } from './limit-card.tsx';
import { LimitDialog } from './limit-dialog.tsx';

const measures = ['deposit', 'loss', 'stake'] as const;
type Measure = (typeof measures)[number];

const isOf = (kind: OwnLimitKind, measure: Measure): boolean => kind.toLowerCase().endsWith(measure);

/** The member's own limits of a day, a week and a month, a kind of amount at a time. */
export function LimitsSection({ protection }: { protection: Protection }) {
  const t = useTranslations('protection.limits');
  const [measure, setMeasure] = useState<Measure>('deposit');
  const [changed, setChanged] = useState<OwnLimit>();
  const { day, month } = protection.raiseDelayHours;
  return (
    <Section id="limits" title={t('title')} text={t('text', { day, month })}>
      <Chips
        legend={t('title')}
        look="segmented"
        fills
        options={measures.map((value) => ({ value, label: t(`measures.${value}`) }))}
        value={measure}
        onChange={setMeasure}
      />
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {protection.limits
          .filter(({ kind }) => isOf(kind, measure))
          .map((limit) => (
            <LimitCard key={limit.kind} limit={limit} onChange={() => setChanged(limit)} />
          ))}
      </ul>
      {changed !== undefined && <LimitDialog limit={changed} onClose={() => setChanged(undefined)} />}
    </Section>
  );
}
