import type { Game, GameType } from '@baize/contract';
import { vi } from 'vitest';
import type { VendorMenu } from '../../../../lib/games/vendor-menu-cache.ts';
import {
  type Answering,
  pathOf,
  refusal,
  renderSite,
  type SentRequest,
  stubServer,
} from '../../../../lib/testing/render-site.fixture.tsx';
import { Lobby } from './lobby.tsx';

export const wanted = vi.fn<(then: () => void) => void>();
export const opened = vi.fn();

/** Game `number` of a vendor; the first of each vendor's are hot. */
export const game = (number: number, more: Partial<Game> = {}): Game => ({
  nodeId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  vassalage: 'STUDIO',
  accountTypeName: 'Studio',
  gameType: 'RNG',
  gameClassify: 'SLOT',
  gameCode: `game_${number}`,
  gameName: `Game ${number}`,
  minBet: '0.20',
  minLineNum: 20,
  isGame: '',
  defaultPlayType: '',
  isHot: 0,
  maintenance: false,
  rtp: '96.21',
  volatility: 'medium',
  coverUrl: `/covers/${number}.webp`,
  wideCoverUrl: `/covers/${number}-wide.webp`,
  ...more,
});

/** Every element is in sight at once. */
export class InSight {
  readonly heard: (entries: { target: Element; isIntersecting: boolean }[]) => void;
  constructor(heard: InSight['heard']) {
    this.heard = heard;
  }
  observe(target: Element) {
    this.heard([{ target, isIntersecting: true }]);
  }
  unobserve() {}
  disconnect() {}
}

export const menu = (vendorCount: number, gameCount = 40, gameType: GameType = 'RNG'): VendorMenu => ({
  data: {
    lanes: [
      {
        gameType,
        title: gameType,
        gameClassify: [
          { code: 'SLOT', vassalage: ['STUDIO', 'V2'] },
          { code: 'BOOK', vassalage: ['V2'] },
        ],
        cards: Array.from({ length: vendorCount }, (_, index) => ({
          vassalage: index === 0 ? 'STUDIO' : `V${index + 1}`,
          displayName: index === 0 ? 'Studio' : `Vendor ${index + 1}`,
          gameType,
          accountTypeId: index + 1,
          isHot: index === 0 ? 1 : 0,
          iconUrl: index === 0 ? '/art/vendors/studio.svg' : '',
          isSingle: true,
          maintenance: false,
          gameClassify: ['SLOT'],
          gameCount,
        })),
      },
    ],
  },
});

interface House {
  vendorMenu: VendorMenu;
  hot: Game[];
  /** Everything that the paged list holds. */
  games: Game[];
  recent: Game[];
  /** Ids of the account's favourites; the calls change it. */
  favorites: string[];
  /** True: the server knows no vendor that is asked for. */
  vendorsGone?: boolean;
  /** Changes of favourites are answered only then. */
  changesMayEnd?: Promise<void>;
  /** What answers to adding a favourite in place of success. */
  addFails: ReturnType<typeof refusal> | null;
}

export const server = (): House => ({
  vendorMenu: menu(3),
  hot: [game(1, { isHot: 1 }), game(2, { isHot: 1, vassalage: 'V2', accountTypeName: 'Vendor 2' })],
  games: Array.from({ length: 40 }, (_, index) => game(index + 1)),
  recent: [],
  favorites: [],
  addFails: null,
});

/** The requests of one call, oldest first. */
export const askedFor = (asked: [string, SentRequest][], call: Parameters<typeof pathOf>[0]) =>
  asked
    .filter(([path]) => path === pathOf(call))
    .map(([, { data, body }]) => (data ?? body) as Record<string, unknown>);

const pageOf = <T,>(list: T[], { pageNo, pageSize }: Record<string, number>) => ({
  shown: list.slice(((pageNo ?? 1) - 1) * (pageSize ?? 15), (pageNo ?? 1) * (pageSize ?? 15)),
  total: list.length,
  totalPages: Math.ceil(list.length / (pageSize ?? 15)),
});

function answersOf(inside: House): Record<string, (request: SentRequest) => unknown> {
  const data = ({ data: sent }: SentRequest) => sent as Record<string, number>;
  const nodeIdOf = ({ body }: SentRequest) => (body as { nodeId: string }).nodeId;
  return {
    [pathOf('vendorMenu')]: () => inside.vendorMenu,
    [pathOf('hotGames')]: () => ({ list: inside.hot, footer: { total: inside.hot.length } }),
    [pathOf('gameList')]: (request) => {
      if (inside.vendorsGone) return refusal(404, 'vendor_not_found');
      const { shown, ...totals } = pageOf(inside.games, data(request));
      return { games: shown, ...totals };
    },
    [pathOf('recentGames')]: (request) => {
      const { shown, ...totals } = pageOf(inside.recent, data(request));
      const list = shown.map((played) => ({ ...played, playedAt: '2026-03-04T05:06:07.000Z', hasOpenRound: false }));
      return { list, ...totals };
    },
    [pathOf('favoriteGames')]: () => ({ nodeIds: inside.favorites }),
    [pathOf('favoriteGamesList')]: (request) => {
      const saved = inside.games.filter(({ nodeId }) => inside.favorites.includes(nodeId));
      const { shown, ...totals } = pageOf(saved, data(request));
      return { content: shown, ...totals };
    },
    [pathOf('addFavoriteGame')]: (request) => {
      if (inside.addFails !== null) return inside.addFails;
      inside.favorites = [...inside.favorites, nodeIdOf(request)];
      return { nodeId: nodeIdOf(request), isFavorite: true };
    },
    [pathOf('removeFavoriteGame')]: (request) => {
      inside.favorites = inside.favorites.filter((id) => id !== nodeIdOf(request));
      return { nodeId: nodeIdOf(request), isFavorite: false };
    },
  };
}

/** Shows the slot lobby of `inside` at an address; returns what was asked of the server. */
export async function showLobby(
  address: string,
  inside: House,
  { who, types = ['RNG'] }: { who?: Parameters<typeof renderSite>[2]; types?: [GameType, ...GameType[]] } = {},
) {
  const asked: [string, SentRequest][] = [];
  const answers = answersOf(inside);
  const answering: Answering = (path, request) => {
    asked.push([path, request]);
    return answers[path]?.(request) ?? refusal(404, 'not_found');
  };
  const server = stubServer(answering);
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (init?.method === 'POST') await inside.changesMayEnd;
    return server(input, init);
  });
  const page = () => <Lobby types={types} title="Slots" requireLogin={wanted} onOpenGame={opened} />;
  return { asked, ...(await renderSite(page, address, who)) };
}
