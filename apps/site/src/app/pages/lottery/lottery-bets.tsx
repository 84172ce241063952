import { Tabs } from '@baize/ui/tabs';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useRequireLogin } from '../../../features/auth/hooks/use-require-login.ts';
import { LotterySlip } from '../../../features/lottery-betting/components/lottery-slip.tsx';
import { ResultsPanel } from '../../../features/lottery-betting/components/results/results-panel.tsx';
import { StatisticsPanel } from '../../../features/lottery-betting/components/results/statistics-panel.tsx';
import { rulesOfLottery } from '../../../features/lottery-betting/slip-rules.ts';
import type { LotteryGame } from '../../../features/lottery-menu/api/game-menus.ts';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { useSiteSearch } from '../../../lib/page/site-search.ts';

const parts = ['buy', 'results', 'statistics'] as const;
type Part = (typeof parts)[number];

/** A lottery whose tickets this site sells: betting, results and statistics; nothing for one of another vendor. */
export function LotteryBets({ game, closesAtMs }: { game: LotteryGame; closesAtMs: number }) {
  const t = useTranslations('lotto.parts');
  const tabs = useTranslations('common.tabs');
  const requireLogin = useRequireLogin();
  const [part, setPart] = useState<Part>('buy');
  const { playType } = useSiteSearch();
  const currency = useWhitelabel().data?.currency;
  const rules = rulesOfLottery(game.gameId);
  if (rules === null || currency === undefined) return null;
  return (
    <Tabs
      label={t('label')}
      tabs={parts.map((value) => ({ value, label: t(value) }))}
      value={part}
      onChange={(next) => setPart(parts.find((one) => one === next) ?? 'buy')}
      previousLabel={tabs('previous')}
      nextLabel={tabs('next')}
    >
      {part === 'results' && <ResultsPanel gameId={game.gameId} rules={rules} />}
      {part === 'statistics' && <StatisticsPanel gameId={game.gameId} rules={rules} />}
      {part === 'buy' && (
        <LotterySlip
          lottery={game}
          rules={rules}
          playType={playType}
          closesAtMs={closesAtMs}
          currency={currency}
          requireLogin={requireLogin}
        />
      )}
    </Tabs>
  );
}
