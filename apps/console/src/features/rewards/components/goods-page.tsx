import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { SidePanel } from '@baize/ui/side-panel';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { callApi } from '../../../lib/api.ts';
import { DataTable } from '../../../lib/data-table/data-table.tsx';
import type { TableColumn } from '../../../lib/data-table/types.ts';
import type { RowOf } from '../../../lib/list-query.ts';
import { PageFrame } from '../../../lib/page-frame.tsx';
import { useAct } from '../../../lib/use-act.ts';
import type { Fields } from '../document/document.ts';
import { DocumentForm } from '../document/document-form.tsx';
import type { NamedChoice } from '../document/named-choices.ts';

type Goods = RowOf<'staffGoods'>;
type Written = Parameters<typeof callApi<'staffGoodsWrite'>>[1]['body']['goods'];

const newGoods: Fields = {
  kind: 'goods',
  names: {},
  descriptions: {},
  pictureUrl: '',
  points: 100,
  stock: 0,
  cash: null,
  gameCode: null,
  rounds: 0,
  bet: null,
  isOffered: false,
  position: 0,
};

const ofRounds = ['gameCode', 'rounds', 'bet'];
/** Keys that say nothing of goods of this kind. */
const unusedOf = ({ kind }: Fields): readonly string[] => [
  ...(kind === 'cash' ? [] : ['cash']),
  ...(kind === 'freeRounds' ? [] : ofRounds),
];

/** Goods of the points mall: added, priced, stocked and taken out. */
export function GoodsPage() {
  const pages = useTranslations('console.pages');
  const t = useTranslations('consoleRewards');
  const [newId, setNewId] = useState<string>();
  return (
    <PageFrame
      title={pages('mallGoods')}
      text={t('goodsText')}
      actions={<Button onClick={() => setNewId(crypto.randomUUID())}>{t('addGoods')}</Button>}
      fills
    >
      <DataTable
        list="staffGoods"
        caption={pages('mallGoods')}
        columns={useColumns()}
        filters={[]}
        rowKey={({ goodsId }) => goodsId}
        panel={({ goodsId, version, ordered: _ordered, ...goods }, close) => (
          <GoodsPanel
            key={goodsId}
            goodsId={goodsId}
            version={version}
            goods={goods as unknown as Fields}
            onClose={close}
          />
        )}
        emptyTitle={t('noGoods')}
        emptyText={t('noGoodsText')}
      />
      {newId !== undefined && (
        <GoodsPanel goodsId={newId} version={0} goods={newGoods} onClose={() => setNewId(undefined)} />
      )}
    </PageFrame>
  );
}

interface GoodsPanelProps {
  goodsId: string;
  version: number;
  goods: Fields;
  onClose: () => void;
}

function GoodsPanel({ goodsId, version, goods, onClose }: GoodsPanelProps) {
  const pages = useTranslations('console.pages');
  const common = useTranslations('common.action');
  const { refresh } = useAct(['staffGoods']);
  const send = (edited: Fields, reason: string) =>
    callApi('staffGoodsWrite', {
      params: { goodsId },
      body: { goods: edited as unknown as Written, version, reason },
    });
  const done = () => {
    void refresh();
    onClose();
  };
  return (
    <SidePanel open onClose={onClose} title={pages('mallGoods')} closeLabel={common('close')}>
      <DocumentForm
        initial={goods}
        prefix="goods."
        hiddenOf={unusedOf}
        namedOf={useRoundChoices()}
        permission="rewards.edit"
        send={send}
        onDone={done}
      />
    </SidePanel>
  );
}

/** Games whose rounds may be given for free, and the bets that the chosen one is played at. */
function useRoundChoices(): (goods: Fields) => Readonly<Record<string, readonly NamedChoice[]>> {
  const { data } = useQuery({
    queryKey: ['staffGoods', 'freeRoundGames'],
    queryFn: ({ signal }) => callApi('staffGoods', { data: { page: 1, pageSize: 1 } }, { signal }),
  });
  const games = data?.freeRoundGames ?? [];
  return ({ gameCode: chosen }) => ({
    gameCode: games.map(({ gameCode }) => ({ value: gameCode, label: gameCode })),
    bet: (games.find(({ gameCode }) => gameCode === chosen)?.bets ?? []).map((bet) => ({ value: bet, label: bet })),
  });
}

function useColumns(): readonly TableColumn<Goods>[] {
  const t = useTranslations('consoleRewards');
  const format = useFormatter();
  return useMemo(
    () => [
      { key: 'name', header: t('fields.name'), cell: ({ names }) => names.TY },
      { key: 'kind', header: t('fields.kind'), cell: ({ kind }) => t(`choices.${kind}`) },
      {
        key: 'points',
        header: t('fields.points'),
        align: 'end',
        isSortable: true,
        cell: ({ points }) => format.number(points),
      },
      {
        key: 'stock',
        header: t('fields.stock'),
        align: 'end',
        isSortable: true,
        cell: ({ stock }) => format.number(stock),
      },
      { key: 'ordered', header: t('ordered'), align: 'end', cell: ({ ordered }) => ordered },
      {
        key: 'offered',
        header: t('fields.isOffered'),
        cell: ({ isOffered }) => <Badge tone={isOffered ? 'success' : 'neutral'}>{t(isOffered ? 'yes' : 'no')}</Badge>,
      },
      {
        key: 'position',
        header: t('fields.position'),
        isSortable: true,
        isOptional: true,
        cell: ({ position }) => position,
      },
    ],
    [t, format],
  );
}
