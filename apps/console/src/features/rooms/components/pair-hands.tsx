import { Table } from '@baize/ui/table';
import { useTranslations } from 'use-intl';
import { Section } from '../../../lib/facts.tsx';
import { Moment } from '../../../lib/moment.tsx';
import { useRoomGameName } from '../../../lib/use-room-game-name.ts';
import type { StaffPair } from '../api/pairs.ts';
import { HandAmount } from './hand-amount.tsx';
import { HandButton } from './hand-button.tsx';

/** The latest hands in which both were dealt in, with what each won or lost; cards are shown to whoever may see them. */
export function PairHands({ shown: { hands, pair } }: { shown: StaffPair }) {
  const t = useTranslations('consoleRooms');
  const gameName = useRoomGameName();
  if (hands.length === 0)
    return (
      <Section title={t('pairs.together')}>
        <p className="text-sm text-ink-muted">{t('pairs.noHands')}</p>
      </Section>
    );
  return (
    <Section title={t('pairs.together')}>
      <Table
        caption={t('pairs.together')}
        rows={hands}
        rowKey={({ handId }) => handId}
        columns={[
          { key: 'game', header: t('game'), cell: ({ gameCode }) => gameName(gameCode) },
          { key: 'number', header: t('hand'), align: 'end', cell: ({ number }) => number },
          { key: 'players', header: t('players'), align: 'end', cell: ({ players }) => players },
          {
            key: 'first',
            header: pair.first.name,
            align: 'end',
            cell: ({ firstNet, inChips }) => <HandAmount amount={firstNet} inChips={inChips} signed />,
          },
          {
            key: 'second',
            header: pair.second.name,
            align: 'end',
            cell: ({ secondNet, inChips }) => <HandAmount amount={secondNet} inChips={inChips} signed />,
          },
          { key: 'ended', header: t('pairs.endedAt'), cell: ({ endedAt }) => <Moment at={endedAt} /> },
          {
            key: 'show',
            header: t('cards'),
            cell: ({ handId }) => <HandButton handId={handId} />,
          },
        ]}
      />
    </Section>
  );
}
