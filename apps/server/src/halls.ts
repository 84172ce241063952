import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import {
  type CatalogueModule,
  type CatalogueRoutes,
  createCatalogue,
  type OpenRound,
  probeHost,
  probePictureHost,
  studioVendorCode,
  type VendorSources,
} from './modules/catalogue/index.ts';
import type { GatewayModule } from './modules/gateway/index.ts';
import type { LedgerModule } from './modules/ledger/index.ts';
import {
  createHttpTransferVendor,
  createTransferWallet,
  type TransferRoutes,
  type TransferWalletModule,
  transferKeyOf,
} from './modules/transfer-wallet/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { repeat } from './platform/jobs/repeat.ts';
import type { RaiseAlarm } from './platform/log/alarm.ts';

/** Paths of the built-in vendors' frame pages. */
const entrances = { [studioVendorCode]: '/studio/play/' };

const settleEveryMs = 5_000;
const bringHomeEveryMs = 30_000;
const compareEveryMs = 3_600_000;

export interface Lobbies {
  catalogue: CatalogueModule;
  transferWallet: TransferWalletModule;
  routes: CatalogueRoutes & TransferRoutes;
  stop(): Promise<void>;
}

/** Games in their lobbies: catalogue, launch, and money for vendors that keep a wallet of their own. */
export function createLobbies(deps: {
  database: Database;
  clock: Clock;
  newId: () => string;
  /** The installation's secret. */
  secret: string;
  gateway: Pick<GatewayModule, 'issueLaunchToken'>;
  /** Where what comes back beyond a vendor's float waits for a person. */
  walletFor: GatewayModule['walletFor'];
  ledger: Pick<LedgerModule, 'balanceOf'>;
  sessions: { isSessionAlive(sessionId: string): Promise<boolean> };
  /** Rooms and lotteries of vendors, as they are now. */
  sources?: VendorSources;
  raiseAlarm: RaiseAlarm;
  onFailure: (error: unknown) => void;
}): Lobbies {
  const { database, clock, gateway, raiseAlarm, onFailure } = deps;
  const transferKey = transferKeyOf(deps.secret);
  const nowMs = () => clock.now().getTime();
  const transferWallet = createTransferWallet({
    ...deps,
    launches: gateway,
    connect: (url) => createHttpTransferVendor({ ...transferKey, url, nowMs }),
    onStuck: ({ id, vendorCode, direction, amountMinor }) =>
      raiseAlarm({
        code: 'transfer_without_end',
        detail: { transferId: id, vendorCode, direction, amountMinor: `${amountMinor}` },
      }),
  });
  const catalogue = createCatalogue({
    ...deps,
    launches: gateway,
    transfers: transferWallet,
    entrances,
    hosts: { pick: (count) => randomInt(count), probe: probeHost, probePictures: probePictureHost },
    vendorRoundsOf: (memberId) => unshownStudioRounds(database, memberId),
  });
  const jobs = [
    repeat(settleEveryMs, transferWallet.settleOpen, onFailure),
    repeat(bringHomeEveryMs, transferWallet.bringHome, onFailure),
    repeat(compareEveryMs, () => reportDifferences(transferWallet, raiseAlarm), onFailure),
  ];
  return {
    catalogue,
    transferWallet,
    routes: { ...catalogue.routes, ...transferWallet.routes },
    stop: async () => void (await Promise.all(jobs.map((job) => job.stop()))),
  };
}

async function reportDifferences({ compareFloats }: TransferWalletModule, raiseAlarm: RaiseAlarm): Promise<void> {
  for (const { vendorCode, currencyCode, floatMinor, atVendorMinor, open } of await compareFloats()) {
    if (open > 0 || floatMinor === atVendorMinor) continue;
    const detail = { vendorCode, currencyCode, floatMinor: `${floatMinor}`, atVendorMinor: `${atVendorMinor}` };
    raiseAlarm({ code: 'float_difference', detail });
  }
}

/** The studio's rounds are booked at once; the latest of a game that was not shown to its end is what the player continues with. */
async function unshownStudioRounds(database: Database, memberId: string): Promise<OpenRound[]> {
  const { rows } = await sql<OpenRound>`
    select distinct on (g.id) g.id as "gameId", s.id as "roundId", s.played_at as "openedAt"
    from player_refs p
    join studio.rounds s on s.player_ref = p.player_ref and s.presented_at is null and s.status <> 'refused'
    join games g on g.vendor_code = p.vendor_code and g.game_code = s.game_code
    where p.member_id = ${memberId} and p.vendor_code = ${studioVendorCode}
    order by g.id, s.played_at desc`.execute(database);
  return rows;
}
