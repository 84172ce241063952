import { Table } from '@baize/ui/table';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { Money } from '../../../lib/money.tsx';
import type { StaffRoom } from '../api/rooms.ts';
import { HandButton } from './hand-button.tsx';

/** The latest hands of a room; the cards of one that is over are shown to whoever may see them. */
export function RoomHands({ shown }: { shown: StaffRoom }) {
  const t = useTranslations('consoleRooms');
  if (shown.hands.length === 0)
    return (
      <Section title={t('hands')}>
        <p className="text-sm text-ink-muted">{t('noHands')}</p>
      </Section>
    );
  return (
    <Section title={t('hands')}>
      <Table
        caption={t('hands')}
        rows={shown.hands}
        rowKey={({ handId }) => handId}
        columns={[
          { key: 'number', header: t('number'), cell: ({ number }) => number },
          { key: 'status', header: t('status'), cell: ({ status }) => t(`handStates.${status}`) },
          { key: 'players', header: t('players'), align: 'end', cell: ({ players }) => players },
          { key: 'rake', header: t('rake'), align: 'end', cell: ({ rake }) => <Money amount={rake} /> },
          { key: 'began', header: t('began'), cell: ({ beganAt }) => <Moment at={beganAt} /> },
          {
            key: 'show',
            header: t('cards'),
            cell: ({ handId, status }) => status !== 'playing' && <HandButton handId={handId} />,
          },
        ]}
      />
    </Section>
  );
}
