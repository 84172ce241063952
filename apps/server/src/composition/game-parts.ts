import { randomInt } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type pg from 'pg';
import {
  type CatalogueModule,
  createCatalogue,
  probeHost,
  probePictureHost,
  type VendorOpenRound,
} from '../modules/catalogue/index.ts';
import {
  cashPoolOf,
  findDebts,
  findLinkedPlayers,
  findPlayerLinks,
  findPrizePools,
  ownerOfPrizePool,
} from '../modules/gateway/index.ts';
import type { LedgerModule } from '../modules/ledger/index.ts';
import {
  createHttpTransferVendor,
  createTransferWallet,
  type TransferWalletModule,
  transferKeyOf,
} from '../modules/transfer-wallet/index.ts';
import type { SteadyClock } from '../platform/clock.ts';
import { newId } from '../platform/crypto/ids.ts';
import type { SecretBox } from '../platform/crypto/secret-box.ts';
import type { Database } from '../platform/database/database.ts';
import type { RaiseAlarm } from '../platform/log/alarm.ts';
import type { Sockets } from '../platform/sockets/sockets.ts';
import {
  type BuiltInVendor,
  builtInVendors,
  type PoolOpening,
  type TableTimings,
  type VendorEntry,
  type VendorPorts,
} from '../vendors/index.ts';
import type { Outside, SessionNews } from './outside.ts';
import { createStaffPorts } from './staff-ports.ts';
import { endingTogether } from './vendors/ending-together.ts';
import type { Wallet } from './wallet-parts.ts';

interface GameDependencies
  extends Pick<Parameters<typeof createStaffPorts>[0], 'auditLog' | 'securityEvents' | 'inCore'> {
  database: Database;
  /** Where the vendors' books are. */
  vendorsDatabase: Database;
  clock: SteadyClock;
  /** The installation's secret. */
  secret: string;
  secretBox: SecretBox;
  /** Connections to it whose statements may last. */
  vendorBooks: pg.Pool;
  wallet: Wallet;
  ledger: Pick<LedgerModule, 'balanceOf' | 'openPool'>;
  sockets: Sockets;
  sessions: { isSessionAlive(sessionId: string): Promise<boolean>; isAwake(sessionId: string): Promise<boolean> };
  sessionNews: SessionNews;
  tableTimings: TableTimings;
  roomHandsDays: number | null;
  outside: Pick<Outside, 'oddsFeedSecret' | 'drawFeedSecret'>;
  topGroupOf: VendorPorts['topGroupOf'];
  raiseAlarm: RaiseAlarm;
  onFailure: (error: unknown) => void;
}

type BuiltIn = ReturnType<(typeof builtInVendors)[number]['create']>;

export interface Games {
  catalogue: CatalogueModule;
  vendors: readonly BuiltInVendor[];
  vendorWallets: TransferWalletModule['routes']['merchantWallet'];
  /** What programs outside call beside the calls of the contract. */
  httpRoutes: readonly FastifyPluginAsync[];
  parts: readonly (CatalogueModule | TransferWalletModule | BuiltIn | BuiltInVendor)[];
}

/** Vendors, the catalogue of their games, and money for vendors that keep a wallet of their own. */
export function createGames(deps: GameDependencies, moreVendors: readonly VendorEntry[]): Games {
  const { clock, wallet, raiseAlarm } = deps;
  const own = builtInVendors.map((entry) => entry.create(portsOf(deps, entry.code)));
  const more = moreVendors.map((entry) => entry.create(portsOf(deps, entry.code)));
  const vendors: readonly BuiltInVendor[] = [...own, ...more];
  const operatorKey = transferKeyOf(deps.secret);
  const transferWallet = createTransferWallet({
    ...deps,
    newId,
    walletFor: wallet.holdingWalletFor,
    launches: wallet.gateway,
    connect: (url) => createHttpTransferVendor({ ...operatorKey, url, nowMs: () => clock.now().getTime() }),
    onStuck: ({ id, vendorCode, direction, amountMinor }) =>
      raiseAlarm({
        code: 'transfer_without_end',
        detail: { transferId: id, vendorCode, direction, amountMinor: `${amountMinor}` },
      }),
  });
  const catalogue = createCatalogue({
    ...deps,
    launches: wallet.gateway,
    transfers: transferWallet,
    builtIn: Object.fromEntries(vendors.map(({ code, entrance, launchKind }) => [code, { entrance, launchKind }])),
    hosts: { pick: (count) => randomInt(count), probe: probeHost, probePictures: probePictureHost },
    sources: {
      rooms: Object.fromEntries(
        vendors.flatMap(({ code, sources }) => (sources?.rooms ? [[code, sources.rooms]] : [])),
      ),
      lotteries: vendors.flatMap(({ sources }) => sources?.lotteries ?? []),
    },
    vendorRoundsOf: (memberId) => openRoundsOf(vendors, wallet, memberId),
  });
  const parts = [catalogue, transferWallet, ...endingTogether<BuiltIn | BuiltInVendor>([...own, ...more])];
  const httpRoutes = vendors.flatMap((vendor) => vendor.httpRoutes ?? []);
  return { catalogue, vendors, httpRoutes, vendorWallets: transferWallet.routes.merchantWallet, parts };
}

const portsOf = (deps: GameDependencies, code: string) => ({
  ...deps,
  database: deps.vendorsDatabase,
  reports: deps.vendorBooks,
  newId,
  wallet: deps.wallet.walletFor(code),
  refusalOfStake: (stake: { playerRef: string; amountMinor: bigint }) =>
    deps.wallet.gateway.refusalOfStake(code, stake),
  freeRoundsOf: (of: { playerRef: string; gameCode: string }) => deps.wallet.gateway.freeRoundsOf(code, of),
  walletOf: deps.wallet.walletFor,
  refusalOfStakeAt: deps.wallet.gateway.refusalOfStake,
  staffPorts: createStaffPorts(deps),
  oddsFeedSecret: deps.outside.oddsFeedSecret,
  drawFeedSecret: deps.outside.drawFeedSecret,
  linkedPlayers: (vendorCode: string, playerRefs: readonly string[], since: Date) =>
    findLinkedPlayers(deps.database, vendorCode, playerRefs, since),
  linksBetween: (playerRefs: readonly string[], since: Date) => findPlayerLinks(deps.database, code, playerRefs, since),
  playerRefOf: (memberId: string) => deps.wallet.gateway.playerRefOf(code, memberId),
  cashPoolOf,
  cashPoolsWith: (gameCodes: readonly string[]) => findPrizePools(deps.database, code, gameCodes),
  openPool: (caller: Database, { prizePool, ...opening }: PoolOpening) =>
    deps.inCore(caller, (transaction) =>
      deps.ledger.openPool(transaction, { ...opening, ...ownerOfPrizePool(prizePool), vendorCode: code }),
    ),
  owedOf: (betIds: readonly string[]) => findDebts(deps.database, code, betIds),
  sessions: {
    siteSessionOf: (session: string, vendorCode = code) => deps.wallet.gateway.siteSessionOf(vendorCode, session),
    isAwake: deps.sessions.isAwake,
    news: deps.sessionNews,
  },
});

/** Rounds that the vendors hold open for a member; a vendor that never met him is not asked. */
async function openRoundsOf(
  vendors: readonly BuiltInVendor[],
  { gateway }: Wallet,
  memberId: string,
): Promise<VendorOpenRound[]> {
  const rounds = vendors.map(async ({ code, openRounds }) => {
    const playerRef = await gateway.playerRefOf(code, memberId);
    const open = playerRef === null ? [] : await openRounds(playerRef);
    return open.map((round) => ({ vendorCode: code, ...round }));
  });
  return (await Promise.all(rounds)).flat();
}
