import type { CallInput, Calls, CallValue, FailureDetail, LocaleCode } from '@baize/contract';
import type { Clock } from '../../platform/clock.ts';
import type { RequestBrand, RequestMember } from '../../platform/http/handlers.ts';
import { localised } from '../../platform/localised.ts';
import { type Failure, fail, ok, type Result } from '../../platform/result.ts';
import {
  type CatalogueSnapshot,
  codeKey,
  type ShelvedGame,
  type SnapshotVendor,
} from './browsing/catalogue-snapshot.ts';
import type { CatalogueSnapshots } from './browsing/catalogue-snapshots.ts';
import { mostRecent } from './browsing/personal.ts';
import { gameView } from './browsing/views.ts';
import {
  type BuiltInLaunches,
  isLotteryOfTheSite,
  launchKindOf,
  lotteryTypes,
  sportsScreenVendor,
} from './launch-kind.ts';
import type { OpenRound, PersonalStore } from './store.ts';

export type Launched = CallValue<Calls['launchGame']>;
type LaunchData = CallInput<Calls['launchGame']>['data'];
type LaunchFailure =
  | 'game_not_found'
  | 'vendor_not_found'
  | 'game_unavailable'
  | 'account_blocked'
  | 'play_barred'
  | 'vendor_not_answering'
  | 'too_many_requests';
export type LaunchResult = Result<Launched, LaunchFailure>;

/** Asks the gateway for a one-use launch token, good for one minute. */
export interface LaunchTokens {
  issueLaunchToken(request: {
    memberId: string;
    brandId: string;
    siteSessionId: string;
    gameId: string;
    locale: LocaleCode;
  }): Promise<
    Result<
      { token: string; expiresAt: Date },
      'game_unavailable' | 'account_blocked' | 'play_barred' | 'too_many_requests'
    >
  >;
}

/** Money for vendors that keep a wallet of their own. */
export interface LaunchTransfers {
  /** Moves the member's cash to the vendor before a game of his opens, and what stands at other vendors back first. */
  enter(request: {
    brand: RequestBrand;
    member: RequestMember;
    vendorCode: string;
  }): Promise<
    Result<
      NonNullable<Launched['transfer']>,
      'vendor_not_answering' | 'account_blocked' | 'play_barred' | 'game_unavailable'
    >
  >;
}

export interface LaunchRequest {
  brand: RequestBrand;
  member: RequestMember;
  /** Origin of the page that will hold the game. */
  origin: string;
  data: LaunchData;
}

export interface LaunchDependencies {
  snapshots: CatalogueSnapshots;
  store: PersonalStore;
  clock: Clock;
  launches: LaunchTokens;
  transfers: LaunchTransfers;
  /** One of a brand's hosts that answer, or null: the game comes from this site itself. */
  drawLaunchHost: (origins: readonly string[]) => Promise<string | null>;
  openRoundsOf: (memberId: string) => Promise<readonly OpenRound[]>;
  builtIn: BuiltInLaunches;
}

export function createLaunch(deps: LaunchDependencies) {
  const { snapshots, clock } = deps;

  const bare = (snapshot: CatalogueSnapshot, game: ShelvedGame, { brand, data }: LaunchRequest): Launched => ({
    target: 'frame',
    url: '',
    game: gameView(snapshot, game, { brand, language: data.language }),
    games: [],
    expiresAt: null,
    serverTime: clock.now().toISOString(),
    openRound: null,
    transfer: null,
  });

  const issueToken = (game: ShelvedGame, { brand, member, data }: LaunchRequest) =>
    deps.launches.issueLaunchToken({
      memberId: member.id,
      brandId: brand.id,
      siteSessionId: member.sessionId,
      gameId: game.id,
      locale: data.language,
    });

  /** A game with an entrance: money where it is played, token, host. */
  const open = async (
    snapshot: CatalogueSnapshot,
    game: ShelvedGame,
    vendor: SnapshotVendor,
    request: LaunchRequest,
  ): Promise<LaunchResult> => {
    const { brand, member, data } = request;
    const own = deps.builtIn[vendor.code];
    const entrance = own?.entrance ?? vendor.launchUrl;
    if (!entrance) return unavailable(snapshot, game, data.language);
    const refused = (failure: Failure<LaunchFailure>) =>
      failure.message === 'game_unavailable' ? unavailable(snapshot, game, data.language) : failure;
    const transfer = vendor.isSingle
      ? ok(null)
      : await deps.transfers.enter({ brand, member, vendorCode: vendor.code });
    if (!transfer.ok) return refused(transfer);
    const launch = await issueToken(game, request);
    if (!launch.ok) return refused(launch);
    const now = clock.now();
    const [openRounds, host] = await Promise.all([
      deps.openRoundsOf(member.id),
      entrance.startsWith('/') ? deps.drawLaunchHost(snapshot.launchHosts) : null,
      deps.store.rememberStart(member.id, game.id, now, mostRecent),
    ]);
    const round = openRounds.find(({ gameId }) => gameId === game.id);
    return ok({
      ...bare(snapshot, game, request),
      target: (own ?? vendor).launchKind === 'window' ? 'window' : 'frame',
      url: addressOf(host, entrance, launch.value.token, request),
      expiresAt: launch.value.expiresAt.toISOString(),
      openRound: round ? { roundId: round.roundId, openedAt: round.openedAt.toISOString() } : null,
      transfer: transfer.value,
    });
  };

  /** A lottery of the site's screen: with a token to buy by where this program sells the tickets. */
  const openLottery = async (
    snapshot: CatalogueSnapshot,
    game: ShelvedGame,
    request: LaunchRequest,
  ): Promise<LaunchResult> => {
    const { member, data } = request;
    const launch = deps.builtIn[game.vendorCode] ? await issueToken(game, request) : null;
    if (launch && !launch.ok)
      return launch.message === 'game_unavailable' ? unavailable(snapshot, game, data.language) : launch;
    await deps.store.rememberStart(member.id, game.id, clock.now(), mostRecent);
    return ok({
      ...bare(snapshot, game, request),
      target: 'lottery',
      url: lotteryPath(game, data, launch?.value.token),
      expiresAt: launch?.value.expiresAt.toISOString() ?? null,
    });
  };

  const launchGame = async (request: LaunchRequest): Promise<LaunchResult> => {
    const { brand, data } = request;
    const snapshot = await snapshots.snapshotOf(brand.id);
    const found = findGame(snapshot, data);
    if (!found.ok) return found;
    const { game, vendor } = found.value;
    if (!game.enabled || game.maintenance) return unavailable(snapshot, game, data.language);
    const kind = launchKindOf(game, vendor, deps.builtIn);
    if (kind === 'list') {
      const games = (snapshot.subGamesOf.get(game.id) ?? []).map((one) =>
        gameView(snapshot, one, { brand, language: data.language }),
      );
      return ok({ ...bare(snapshot, game, request), target: 'games', games });
    }
    if (kind === 'screen' && lotteryTypes.includes(game.gameType)) {
      return openLottery(snapshot, game, request);
    }
    if (kind === 'screen') return ok({ ...bare(snapshot, game, request), target: 'fbsports', url: '/fbsports' });
    return open(snapshot, game, vendor, request);
  };

  /** The sports vendor on its own screen: its first game that can be started. */
  const launchFb = async (request: Omit<LaunchRequest, 'data'> & { data: CallInput<Calls['launchFb']>['data'] }) => {
    const snapshot = await snapshots.snapshotOf(request.brand.id);
    const vendor = snapshot.vendors.find(({ code, gameType }) => code === sportsScreenVendor && gameType === 'SPORTS');
    if (!vendor) return fail('vendor_not_found');
    const playable = snapshot.offered.filter(
      ({ vendorCode, gameType, isGroup }) => vendorCode === sportsScreenVendor && gameType === 'SPORTS' && !isGroup,
    );
    const game = playable.find(({ maintenance }) => !maintenance) ?? playable[0];
    if (!game) return fail('game_not_found');
    if (game.maintenance) return unavailable(snapshot, game, request.data.language);
    const data = { ...request.data, vendor: vendor.code, gameCode: game.gameCode };
    return open(snapshot, game, vendor, { ...request, data });
  };

  return { launchGame, launchFb };
}
export type Launch = ReturnType<typeof createLaunch>;

function findGame(
  snapshot: CatalogueSnapshot,
  { vendor: named, gameCode, gameType: type }: LaunchData,
): Result<{ game: ShelvedGame; vendor: SnapshotVendor }, 'game_not_found' | 'vendor_not_found'> {
  const vendorCode = named ?? lotteryVendorOf(snapshot, gameCode);
  if (vendorCode === undefined) return fail('game_not_found');
  if (!snapshot.vendors.some(({ code }) => code === vendorCode)) return fail('vendor_not_found');
  const game = snapshot.byCode.get(codeKey(vendorCode, gameCode));
  const vendor =
    game && snapshot.vendors.find(({ code, gameType }) => code === game.vendorCode && gameType === game.gameType);
  return vendor && (type === undefined || type === game.gameType) ? ok({ game, vendor }) : fail('game_not_found');
}

/** Whose lottery a code is, where the lobby's launch says so by the code alone. */
const lotteryVendorOf = (snapshot: CatalogueSnapshot, gameCode: string): string | undefined =>
  lotteryTypes
    .flatMap((type) => snapshot.offered.find((game) => game.gameType === type && isLottery(game, gameCode)) ?? [])
    .at(0)?.vendorCode;

const isLottery = (game: ShelvedGame, gameCode: string): boolean =>
  game.gameCode === gameCode && !game.isGroup && isLotteryOfTheSite(game);

/** Values that were not sent are left out. */
function queryOf(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '',
  );
  return new URLSearchParams(given).toString();
}

function addressOf(
  host: string | null,
  entrance: string,
  launchToken: string,
  { origin, data }: LaunchRequest,
): string {
  const { gameCode, language, theme, device, backUrl, lottoArea, launchMode, prizeMode, view } = data;
  const back = backUrl === undefined ? undefined : origin + backUrl;
  const lobby = { lottoArea, launchMode, prizeMode, view };
  // The page of a built-in vendor knows by the game what to load first.
  const own = { game: entrance.startsWith('/') ? gameCode : undefined };
  const said = { launchToken, hostOrigin: origin, lang: language, theme, backUrl: back };
  const screen = { device: device === 'WEB' ? 'desktop' : device };
  const query = queryOf({ ...said, ...screen, ...own, ...lobby });
  const address = `${host ?? ''}${entrance}`;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

function lotteryPath(
  game: ShelvedGame,
  { lottoArea, launchMode, prizeMode, view }: LaunchData,
  launchToken: string | undefined,
): string {
  const { gameCode, vendorCode: vendor, defaultPlayType: playType } = game;
  return `/lottery?${queryOf({ gameCode, vendor, playType, lottoArea, launchMode, prizeMode, view, launchToken })}`;
}

const maxSuggestions = 6;

const unavailable = (snapshot: CatalogueSnapshot, game: ShelvedGame, language: LocaleCode) =>
  fail('game_unavailable', suggestions(snapshot, game, language));

/** Popular games that can be played now: of the same type first, hot ones first. */
function suggestions(snapshot: CatalogueSnapshot, instead: ShelvedGame, language: LocaleCode): FailureDetail {
  const rank = (game: ShelvedGame) => (game.gameType === instead.gameType ? 0 : 2) + (game.isHot ? 0 : 1);
  const games = snapshot.offered
    .filter((game) => !game.maintenance && !game.isGroup && game.id !== instead.id)
    .sort((one, other) => rank(one) - rank(other) || one.place - other.place)
    .slice(0, maxSuggestions)
    .map((game) => ({
      vassalage: game.vendorCode,
      gameCode: game.gameCode,
      gameType: game.gameType,
      gameName: localised(game.names, language) ?? game.gameCode,
      coverUrl: game.coverUrl,
    }));
  const { maintenanceEndsAt } = instead;
  return { games, ...(maintenanceEndsAt && { endsAt: maintenanceEndsAt.toISOString() }) };
}
