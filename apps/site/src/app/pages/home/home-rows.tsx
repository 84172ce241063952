import { useTranslations } from 'use-intl';
import { useHighlights } from '../../../features/games/api/highlights.ts';
import { ContinueStrip, useGamesToGoOn } from '../../../features/games/components/continue-strip.tsx';
import { HomeGameRows } from '../../../features/games/components/home-game-rows.tsx';
import { JackpotGames } from '../../../features/games/components/jackpot-games.tsx';
import { KeepStrip } from '../../../features/home/components/keep-strip.tsx';
import { JackpotCounter } from '../../../features/jackpot/components/jackpot-counter.tsx';
import { PromotionCard } from '../../../features/promotions/components/promotion-card.tsx';
import { useLatestWins, WinStrip } from '../../../features/winners/components/win-strip.tsx';
import { usePromotions } from '../../../lib/announcements/announcements.ts';
import { useIsAwaited } from '../../../lib/page/is-awaited.ts';
import { useLanguage } from '../../../lib/preferences/language.ts';
import type { OpenGame } from '../../use-open-game.ts';

const PROMOTIONS_SHOWN = 3;

/** The home page below its hot games: what was played, jackpots, wins, a group for each kind of game, promotions, and how coins are kept. */
export function HomeRows({ onOpenGame }: { onOpenGame: OpenGame }) {
  const { locale } = useLanguage();
  // The first rows are there or not: the others wait, and are not pushed down.
  if (useIsAwaited(useGamesToGoOn(locale), useLatestWins(locale), useHighlights()))
    return <div className="h-dvh" aria-busy="true" />;
  return (
    <div className="flex flex-col gap-6 pb-4 md:gap-8">
      <ContinueStrip onOpenGame={onOpenGame} />
      <WinStrip />
      <div className="flex flex-col gap-3 empty:hidden md:flex-row md:gap-4">
        <JackpotCounter />
        <JackpotGames onOpenGame={onOpenGame} />
      </div>
      <HomeGameRows onOpenGame={onOpenGame} />
      <Promotions />
      <KeepStrip />
    </div>
  );
}

function Promotions() {
  const t = useTranslations('lobbies.row');
  const { locale } = useLanguage();
  const promotions = usePromotions(locale).data?.slice(0, PROMOTIONS_SHOWN) ?? [];
  if (promotions.length === 0) return null;
  return (
    <section aria-label={t('promotions')} className="flex flex-col gap-3">
      <h2 className="text-lg font-bold md:text-xl">{t('promotions')}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {promotions.map((promotion) => (
          <li key={promotion.id} className="grid">
            <PromotionCard promotion={promotion} />
          </li>
        ))}
      </ul>
    </section>
  );
}
