import { buttonClass } from '@baize/ui/button';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { paths } from '../../../config/paths.ts';
import { HotGames } from '../../../features/home/components/hot-games.tsx';
import { Ranking } from '../../../features/winners/components/ranking.tsx';
import { WinnerBoard } from '../../../features/winners/components/winner-board.tsx';
import { PageFrame } from '../../../lib/page/page-frame.tsx';
import { useOpenGame } from '../../use-open-game.ts';

/** Games to be the first with. */
function HotNow() {
  return <HotGames onOpenGame={useOpenGame()} />;
}

/** Latest and biggest wins, /winners. */
export function WinnersPage() {
  const t = useTranslations('pages.winners');
  return (
    <PageFrame
      title={t('title')}
      lead={t('lead')}
      aside={
        <Link to={paths.ranking} className={buttonClass('secondary')}>
          {t('toRanking')}
        </Link>
      }
      narrow
    >
      <WinnerBoard whileEmpty={<HotNow />} />
    </PageFrame>
  );
}

/** Ranking of a period, /ranking. */
export function RankingPage() {
  const t = useTranslations('pages.ranking');
  return (
    <PageFrame
      title={t('title')}
      lead={t('lead')}
      aside={
        <Link to={paths.winners} className={buttonClass('secondary')}>
          {t('toWinners')}
        </Link>
      }
      narrow
    >
      <Ranking whileEmpty={<HotNow />} />
    </PageFrame>
  );
}
