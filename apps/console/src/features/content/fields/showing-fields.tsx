import { contentReaders } from '@baize/contract';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { useStaff } from '../../../lib/staff.ts';
import type { ShownDocument } from '../pieces.ts';
import { ChoiceValue, MomentValue, NumberValue } from './plain-fields.tsx';

interface ShowingFieldsProps {
  document: ShownDocument;
  onChange: (document: ShownDocument) => void;
}

/** From when until when a piece is shown, and to whom. */
export function ShowingFields({ document, onChange }: ShowingFieldsProps) {
  const t = useTranslations('consoleContent');
  const { timeZone } = useStaff();
  const set = (change: Partial<ShownDocument>) => onChange({ ...document, ...change } as ShownDocument);
  const readers = contentReaders.map((value) => ({ value, label: t(`readers.${value}`) }));
  return (
    <Section title={t('sections.showing')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <MomentValue
          path="startsAt"
          label={t('fields.startsAt')}
          hint={t('zoneHint', { zone: timeZone })}
          value={document.startsAt}
          onChange={(startsAt) => set({ startsAt })}
        />
        <MomentValue
          path="endsAt"
          label={t('fields.endsAt')}
          hint={t('endHint')}
          value={document.endsAt}
          onChange={(endsAt) => set({ endsAt })}
        />
        <ChoiceValue
          path="readers"
          label={t('fields.readers')}
          value={document.readers}
          options={readers}
          onChange={(value) => set({ readers: value })}
        />
        {document.readers === 'members' && (
          <NumberValue
            path="minRank"
            label={t('fields.minRank')}
            hint={t('rankHint')}
            value={document.minRank}
            onChange={(minRank) => set({ minRank })}
          />
        )}
        {document.kind === 'popup' && (
          <ChoiceValue
            path="isEachVisit"
            label={t('fields.how')}
            value={document.isEachVisit ? 'each' : 'once'}
            options={(['once', 'each'] as const).map((value) => ({ value, label: t(`showing.${value}`) }))}
            onChange={(value) => set({ isEachVisit: value === 'each' })}
          />
        )}
      </div>
    </Section>
  );
}
