import { Chips } from '@baize/ui/chips';
import { moneyLabel } from '@baize/ui/money-text';
import { SkeletonText } from '@baize/ui/skeleton';
import { Stat } from '@baize/ui/stat';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useWhitelabel } from '../../../../lib/brand/whitelabel.ts';
import { CallFailure } from '../../../../lib/page/call-failure.tsx';
import { pointBalanceQuery, pointConfigQuery } from '../../api/points.ts';
import { ConvertForm } from './convert-form.tsx';
import { EarningRules } from './earning-rules.tsx';
import { GoodsGrid } from './goods-grid.tsx';
import { PointHistory } from './point-history.tsx';
import { PointOrders } from './point-orders.tsx';

const tabs = ['goods', 'exchange', 'orders', 'history'] as const;
type Tab = (typeof tabs)[number];

/** The member's points, what they buy, their exchange for cash, orders and every movement. */
export function PointMall() {
  const t = useTranslations('rewards.points');
  const format = useFormatter();
  const symbol = useWhitelabel().data?.currency.symbol;
  const [tab, setTab] = useState<Tab>('goods');
  const balance = useQuery(pointBalanceQuery());
  const config = useQuery(pointConfigQuery());
  const failed = balance.data === undefined ? balance : config;
  if (failed.data === undefined && failed.error !== null)
    return <CallFailure thrown={failed.error} onRetry={() => void failed.refetch()} withPicture />;
  if (balance.data === undefined || config.data === undefined) return <SkeletonText lines={8} />;
  const { points, cashValue } = balance.data;
  return (
    <>
      <section className="flex flex-col gap-4 rounded-lg bg-surface p-6 shadow-card">
        <dl>
          <Stat
            label={t('own')}
            value={t('count', { count: format.number(points, 'count') })}
            tone="gold"
            note={t('worth', { amount: moneyLabel(cashValue, symbol) })}
          />
        </dl>
        <EarningRules config={config.data} />
      </section>
      <Chips
        legend={t('title')}
        look="segmented"
        options={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={setTab}
      />
      {tab === 'goods' && <GoodsGrid points={points} />}
      {tab === 'exchange' && <ConvertForm config={config.data} points={points} />}
      {tab === 'orders' && <PointOrders />}
      {tab === 'history' && <PointHistory />}
    </>
  );
}
