import { Badge } from '@baize/ui/badge';
import { MoneyText } from '@baize/ui/money-text';
import { Skeleton } from '@baize/ui/skeleton';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type VipStatus, vipLadderQuery } from '../../api/rewards.ts';

type Level = VipStatus['levels'][number];

/** The ladder for who has no place on it yet; nothing where the brand has no levels. */
export function PublicLadder() {
  const { data, isPending } = useQuery(vipLadderQuery());
  if (isPending) return <Skeleton className="h-96 rounded-lg" />;
  return data === undefined || data.levels.length === 0 ? null : <VipLadder levels={data.levels} />;
}

/** The ladder with everything that a level asks for and brings. */
export function VipLadder({ levels, current }: { levels: readonly Level[]; current?: number }) {
  const t = useTranslations('rewards.vip');
  return (
    <section aria-labelledby="vip-ladder" className="flex flex-col gap-4">
      <h2 id="vip-ladder" className="text-xl font-bold">
        {t('ladder')}
      </h2>
      <Table caption={t('ladder')} columns={useColumns(current)} rows={levels} rowKey={({ level }) => String(level)} />
    </section>
  );
}

function useColumns(current: number | undefined): readonly Column<Level>[] {
  const t = useTranslations('rewards.vip');
  const gameType = useTranslations('common.gameType');
  const amount = (key: 'turnover' | 'deposit' | 'keepTurnover' | 'upgradeBonus'): Column<Level> => ({
    key,
    header: t(`columns.${key}`),
    align: 'end',
    cell: (level) => (Number(level[key]) === 0 ? '–' : <MoneyText amount={level[key]} />),
  });
  return [
    {
      key: 'level',
      header: t('level'),
      cell: ({ name, level }) => (
        <span className="flex items-center gap-2 font-semibold">
          {name}
          {level === current && <Badge tone="gold">{t('yours')}</Badge>}
        </span>
      ),
    },
    amount('turnover'),
    amount('deposit'),
    amount('keepTurnover'),
    amount('upgradeBonus'),
    {
      key: 'rebates',
      header: t('columns.rebates'),
      cell: ({ rebates }) =>
        rebates.length === 0 ? '–' : rebates.map((rate) => `${gameType(rate.gameType)} ${rate.percent} %`).join(', '),
    },
  ];
}
