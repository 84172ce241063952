import type { GameType } from '@baize/contract';
import { Chips } from '@baize/ui/chips';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { gamePageSize } from '../../../../config/limits.ts';
import type { OpenableGame } from '../../../../config/paths.ts';
import { GameGrid } from '../../../../lib/games/game-grid.tsx';
import { useHotGames } from '../../../../lib/games/hot-games.ts';
import { useVendorMenu, type VendorMode } from '../../../../lib/games/vendor-menu.ts';
import { useChangeSearch, useSiteParameter } from '../../../../lib/page/site-search.ts';
import { useLanguage } from '../../../../lib/preferences/language.ts';
import { isLoggedIn, useSession } from '../../../../lib/session/session.ts';
import { type RequireLogin, useFavorites } from '../../hooks/use-favorites.ts';
import { useLobbySearch } from '../../hooks/use-lobby-search.ts';
import {
  isAtStart,
  type LobbySearch,
  lobbyChanges,
  lobbyStart,
  offeredLists,
  shownList,
  writeLobbySearch,
} from '../../lobby-search.ts';
import { ContinueStrip, useGamesToGoOn } from '../continue-strip.tsx';
import { ListTypes } from '../list-types.tsx';
import { RoomList } from '../room-list.tsx';
import { VendorStrip } from '../vendors/vendor-strip.tsx';
import { EmptyLobby } from './empty-lobby.tsx';
import { LobbyFilters } from './lobby-filters.tsx';
import { LobbyList } from './lobby-list.tsx';
import { OtherGames } from './other-games.tsx';

export interface LobbyProps {
  /** More than one are offered as parts of the lobby. */
  types: readonly [GameType, ...GameType[]];
  title: string;
  requireLogin: RequireLogin;
  onOpenGame: (game: OpenableGame, event: MouseEvent<HTMLAnchorElement>) => void;
  /** Stands beside the title. */
  beside?: ReactNode;
  /** Stands in place of the empty category, where there is something else to see. */
  instead?: ReactNode;
}

/** The games of one type: vendors, list types, search, class, smallest bet, pages; everything stands in the address. */
export function Lobby({ types, title, requireLogin, onOpenGame, beside, instead }: LobbyProps) {
  const t = useTranslations('lobbies');
  const gameTypeName = useTranslations('common.gameType');
  const wantedType = useSiteParameter('type');
  const changeSearch = useChangeSearch();
  const gameType = types.find((type) => type === wantedType) ?? types[0];
  const lane = useLane(gameType);
  const isEmpty = lane !== undefined && countOf(lane) === 0;
  const chooseType = (type: GameType) =>
    changeSearch({ ...writeLobbySearch(lobbyStart), type: type === types[0] ? undefined : type });
  return (
    <div className="page-width flex flex-col gap-3 py-3 md:gap-4 md:py-5">
      <div className="flex flex-col justify-between gap-x-8 gap-y-2 md:flex-row md:items-center">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h1 className="text-xl font-bold md:text-2xl">{title}</h1>
          {!isEmpty && (
            <p className="tabular min-h-6 text-sm text-ink-muted">
              {lane !== undefined && t('size', { games: countOf(lane), vendors: lane?.cards.length ?? 0 })}
            </p>
          )}
        </div>
        {beside}
      </div>
      {types.length > 1 && (
        <Chips
          look="segmented"
          legend={t('parts')}
          options={types.map((value) => ({ value, label: gameTypeName(value) }))}
          value={gameType}
          onChange={chooseType}
        />
      )}
      {isEmpty ? (
        (instead ?? (
          <RoomList
            gameType={gameType}
            vendors={lane?.cards ?? []}
            chosen=""
            onOpenGame={onOpenGame}
            instead={<EmptyLobby gameType={gameType} vendors={lane?.cards ?? []} />}
          />
        ))
      ) : (
        <FilledLobby
          key={gameType}
          gameType={gameType}
          lane={lane}
          requireLogin={requireLogin}
          onOpenGame={onOpenGame}
        />
      )}
    </div>
  );
}

/** A lobby of so few games shows hot ones of the others below them. */
const FEW_GAMES = 5;

/** Null for a type without a vendor; undefined until the vendors are known. */
function useLane(gameType: GameType): VendorMode | null | undefined {
  const { locale } = useLanguage();
  const lanes = useVendorMenu(locale).data?.data.lanes;
  return lanes && (lanes.find((lane) => lane.gameType === gameType) ?? null);
}

const countOf = (lane: VendorMode | null) => lane?.cards.reduce((sum, { gameCount }) => sum + gameCount, 0) ?? 0;

const isChosen = (vendor: string, state: LobbySearch): boolean => state.vendor === '' || state.vendor === vendor;

interface FilledLobbyProps extends Pick<LobbyProps, 'requireLogin' | 'onOpenGame'> {
  gameType: GameType;
  lane: VendorMode | null | undefined;
}

function FilledLobby({ gameType, lane, requireLogin, onOpenGame }: FilledLobbyProps) {
  const { locale } = useLanguage();
  const isSignedIn = useSession(isLoggedIn);
  const changeSearch = useChangeSearch();
  const favorites = useFavorites(requireLogin);
  const state = useLobbySearch();
  const hot = useHotGames(locale, { gameType });
  const hotHere = hot.data?.list.filter(({ vassalage }) => isChosen(vassalage, state));
  const facts = { hasHot: hotHere && hotHere.length > 0 };
  const shown = shownList(state, facts);
  const count =
    lane === null || lane === undefined
      ? undefined
      : countOf({ ...lane, cards: lane.cards.filter(({ vassalage }) => isChosen(vassalage, state)) });
  const change = (next: LobbySearch, replace = false) => changeSearch(writeLobbySearch(next), { replace });
  const chooseList = (list: LobbySearch['list']) => {
    const choose = () => change(lobbyChanges.list(state, list));
    if (list === 'fav' || list === 'recent') requireLogin(choose);
    else choose();
  };
  const list = { gameType, state, favorites, onOpenGame, onChange: change };
  const games = (
    <LobbyList shown={shown} list={list} hot={hot} hotGames={hotHere} count={count} requireLogin={requireLogin} />
  );
  const isSmall = isAtStart(state) && count !== undefined && count <= FEW_GAMES;
  const below = isAtStart(state) ? (
    <BelowGamesToGoOn gameType={gameType} isSmall={isSmall} expected={count} onOpenGame={onOpenGame}>
      {games}
    </BelowGamesToGoOn>
  ) : (
    games
  );
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      <div className="flex flex-col gap-2 md:gap-3 xl:flex-row xl:items-center xl:gap-5">
        <div className="no-scrollbar flex items-center gap-3 max-xl:overflow-x-auto max-md:-mx-4 max-md:px-4 xl:min-w-0 xl:flex-1">
          <div className="shrink-0">
            <ListTypes offered={offeredLists(facts, isSignedIn)} shown={shown} onChange={chooseList} />
          </div>
          <VendorStrip
            vendors={lane?.cards ?? []}
            chosen={state.vendor}
            searchOf={(vendor) => writeLobbySearch(lobbyChanges.vendor(vendor))}
          />
        </div>
        <LobbyFilters
          state={state}
          classes={classesOf(lane, state.vendor)}
          onFilter={(filter, replace) => change(lobbyChanges.filter(state, filter), replace)}
        />
      </div>
      {gameType === 'PVP' && isAtStart({ ...state, vendor: '' }) ? (
        <RoomList gameType={gameType} vendors={lane?.cards ?? []} chosen={state.vendor} onOpenGame={onOpenGame}>
          {below}
        </RoomList>
      ) : (
        below
      )}
      {isSmall && <OtherGames gameType={gameType} onOpenGame={onOpenGame} />}
    </div>
  );
}

interface BelowProps extends Pick<LobbyProps, 'onOpenGame'> {
  gameType: GameType;
  isSmall: boolean;
  /** How many games there are below, where it is known. */
  expected: number | undefined;
  children: ReactNode;
}

/** Games to go on with stand above the others, which are therefore shown with them and not before. */
function BelowGamesToGoOn({ gameType, isSmall, expected = gamePageSize, onOpenGame, children }: BelowProps) {
  const { locale } = useLanguage();
  const { isLoading } = useGamesToGoOn(locale, gameType);
  if (isLoading)
    return <GameGrid games={undefined} skeletons={Math.min(expected, gamePageSize)} onOpenGame={onOpenGame} />;
  return (
    <>
      <ContinueStrip gameType={gameType} isOpenAlone={isSmall} onOpenGame={onOpenGame} />
      {children}
    </>
  );
}

/** The classes that a vendor's games have here; of all vendors without one. */
const classesOf = (lane: VendorMode | null | undefined, vendor: string): string[] =>
  (lane?.gameClassify ?? [])
    .filter(({ vassalage }) => vendor === '' || vassalage.includes(vendor))
    .map(({ code }) => code);
