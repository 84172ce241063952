import { Badge, type BadgeTone } from '@baize/ui/badge';
import type { Messages, useTranslations } from 'use-intl';
import type { TableColumn, TableFilter } from '../../../lib/data-table/types.ts';
import { Moment } from '../../../lib/moment.tsx';

type Words = ReturnType<typeof useTranslations<'consoleRewards'>>;
type StateName = keyof Messages['consoleRewards']['states'];

/** How a row stands, in the colour of its state. */
export const stateColumn = <State extends StateName>(
  t: Words,
  tones: Readonly<Record<State, BadgeTone>>,
): TableColumn<{ state: State }> => ({
  key: 'state',
  header: t('stateName'),
  cell: ({ state }) => <Badge tone={tones[state]}>{t(`states.${state as StateName}`)}</Badge>,
});

/** When staff decided. */
export const decidedColumn = (t: Words): TableColumn<{ decidedAt: string | null }> => ({
  key: 'decidedAt',
  header: t('decidedAt'),
  isOptional: true,
  cell: ({ decidedAt }) => <Moment at={decidedAt} />,
});

/** The choice of a state; the first one is what the list shows unasked. */
export const stateFilter = (t: Words, [first, ...others]: readonly [StateName, ...StateName[]]): TableFilter => ({
  ...{ name: 'state', label: t('stateName'), kind: 'choice', hasNoAll: true },
  options: [
    { value: '', label: t(`states.${first}`) },
    ...others.map((value) => ({ value, label: t(`states.${value}`) })),
  ],
});

/** Rows of members whose names begin so. */
export const memberFilter = (t: Words): TableFilter => ({ name: 'search', label: t('member'), kind: 'text' });
