import { Button } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Tabs } from '@baize/ui/tabs';
import { useTranslations } from 'use-intl';
import { art } from '../../../config/paths.ts';
import { useChangeSearch, useSiteSearch } from '../../../lib/page/site-search.ts';
import { useSession } from '../../../lib/session/session.ts';
import type { LotteryGame, LotteryMenu as Menu } from '../api/game-menus.ts';
import { closesAtMs, type RoundTrip } from '../draw-clock.ts';
import { useLotteryLists, useOpenedDraws } from '../hooks/use-lottery-lists.ts';
import { toggleLotteryFavorite, useLotteryFavorites } from '../lottery-favorites.ts';
import { listedGames, lotteryLists, matching, readLotterySearch } from '../lottery-search.ts';
import { LotteryCard } from './lottery-card.tsx';
import { LotteryFilters } from './lottery-filters.tsx';

export interface LotteryMenuProps {
  menus: readonly Menu[];
  trip: RoundTrip;
  /** The tab that is seen first; without it the first one. */
  startTag?: string | undefined;
  requireLogin: (then: () => void) => void;
  /** `view`: what is wanted of a lottery, betting while its draw is open, else its lobby. */
  onOpen: (game: LotteryGame, view: 'betting' | 'lobby') => void;
}

const nobodys: readonly string[] = [];
const regions = ['North', 'Central', 'South', 'Thailand'] as const;

/** The lotteries by their menu tags, with the draws that are open; everything that is chosen stands in the address. */
export function LotteryMenu({ menus, trip, startTag, requireLogin, onOpen }: LotteryMenuProps) {
  const t = useTranslations('lobbies.lottery');
  const tabs = useTranslations('common.tabs');
  const changeSearch = useChangeSearch();
  const username = useSession(({ member }) => member?.userName);
  const savedIds = useLotteryFavorites(({ favorites }) => favorites[username ?? ''] ?? nobodys);
  const tags = menus.map(({ tag }) => tag);
  const firstTag = startTag ?? tags[0];
  const state = readLotterySearch(useSiteSearch(), tags, firstTag);
  const lists = useLotteryLists();
  const draws = useOpenedDraws();
  const games = matching(listedGames(menus, state, { ...lists, saved: savedIds }), state);
  const offered = lotteryLists.filter(
    (list) => list === 'all' || (list === 'hot' ? lists.hot.length > 0 : username !== undefined) || list === state.list,
  );
  const toggle = (gameId: string) =>
    requireLogin(() => {
      const { member } = useSession.getState();
      if (member !== null) toggleLotteryFavorite(member.userName, gameId);
    });
  // Hot and recent lotteries stand in no tab: a press on one leaves them.
  const chooseTag = (tag: string) =>
    changeSearch({
      tag: tag === firstTag ? undefined : tag,
      list: state.list === 'saved' ? state.list : undefined,
    });
  /** Regions have names in every language; others, as Togel, are names themselves. */
  const labelOf = (tag: string) => {
    const region = regions.find((known) => known === tag);
    return region ? t(`tag.${region}`) : tag;
  };
  return (
    <Tabs
      label={t('tags')}
      tabs={tags.map((tag) => ({ value: tag, label: labelOf(tag) }))}
      value={state.tag}
      onChange={chooseTag}
      previousLabel={tabs('previous')}
      nextLabel={tabs('next')}
    >
      <div className="flex flex-col gap-6 pt-5">
        <LotteryFilters state={state} offered={offered} onChange={changeSearch} />
        {games.length === 0 ? (
          <EmptyState
            picture={art.notFound}
            title={t('emptyTitle')}
            text={t('emptyText')}
            action={
              <Button
                variant="secondary"
                onClick={() => changeSearch({ day: undefined, name: undefined, list: undefined })}
              >
                {t('reset')}
              </Button>
            }
          />
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {games.map((game) => (
              <li key={game.gameId}>
                <LotteryCard
                  game={game}
                  closesAtMs={closesAtMs(game, trip)}
                  openNumbers={draws(game.gameId)[0]?.openNumbers ?? ''}
                  isSaved={savedIds.includes(game.gameId)}
                  onToggle={() => toggle(game.gameId)}
                  onOpen={() => onOpen(game, closesAtMs(game, trip) > performance.now() ? 'betting' : 'lobby')}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Tabs>
  );
}
