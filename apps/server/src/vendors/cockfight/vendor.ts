import type { CallName } from '@baize/contract';
import { type Arena, type ArenaCode, arenaOf, arenas } from '@baize/games/cockfight';
import type { HandlersOf } from '../../platform/http/handlers.ts';
import { type LeasedWorker, startLeased } from '../leased-worker.ts';
import { createLeases } from '../leases.ts';
import type { BuiltInOffers, BuiltInVendor, VendorEntry, VendorPorts } from '../vendor.ts';
import { createArenaRooms } from './arena-rooms.ts';
import { createCockfightDesk, type DeskCalls } from './desk/index.ts';
import { arenaNames } from './names.ts';
import { publicFight } from './public-fight.ts';
import { createArenas } from './service.ts';
import { createSettlements } from './settlements.ts';

type PlayerCalls = Extract<CallName, `cockfight${string}`>;
export type ArenaVendor = BuiltInVendor & { routes: HandlersOf<PlayerCalls | DeskCalls> };

const pictures: Readonly<Record<ArenaCode, string>> = {
  DS88: '/art/covers/arena-ds88',
  DIG: '/art/covers/arena-dig',
  WS168: '/art/covers/arena-ws168',
};

const offersOf = ({ code, gameCode, limits, book }: Arena): BuiltInOffers => ({
  displayName: code,
  games: [
    {
      gameCode,
      gameType: 'COCKFIGHT',
      gameClassify: book.toUpperCase(),
      names: arenaNames[code],
      minBetMinor: limits.minStakeMinor,
      coverUrl: `${pictures[code]}.webp`,
      wideCoverUrl: `${pictures[code]}-wide.webp`,
    },
  ],
});

const nobody = { fightChanged: () => undefined, betsChanged: () => undefined, paid: () => undefined };

/** What each of the codes is as a part of the server; the page of the games is the studio's. */
function partOf(ports: VendorPorts, { code }: Arena): BuiltInVendor {
  const { proofOf } = createArenas(ports, nobody);
  return {
    code,
    entrance: '/studio/play/',
    launchKind: 'frame',
    openRounds: async () => [],
    settlementSource: createSettlements(ports, code),
    proof: proofOf,
    publicRound: publicFight,
  };
}

/** Runs all arenas: the codes share their tables and their calls. */
function createRunningVendor(ports: VendorPorts, arena: Arena): ArenaVendor {
  const rooms = createArenaRooms(ports);
  const service = createArenas(ports, rooms);
  rooms.open(service);
  let worker: LeasedWorker | null = null;
  return {
    ...partOf(ports, arena),
    routes: {
      cockfightOpen: ({ body }) => service.open(body),
      cockfightState: ({ game, data }) => service.show(game.session, data.arena),
      cockfightBet: ({ game, body }) => service.bet(game.session, body),
      cockfightRealityCheck: ({ game, body }) => service.realityCheck(game.session, body.arena, body.acknowledge),
      cockfightBets: ({ game, data }) => service.list(game.session, data.arena, data.pageSize),
      ...createCockfightDesk(ports, service, rooms.fightChanged),
    },
    recover: async () => {
      for (const { code } of arenas) await service.pending.endLeft(code);
    },
    startShared: () => {
      worker ??= startLeased(arenas, createLeases(ports, 'cockfight.leases'), service.run, ports.onFailure);
    },
    close: async () => {
      await worker?.stop();
      await rooms.close();
    },
  };
}

const otherVendor = (code: ArenaCode): VendorEntry => ({
  code,
  create: (ports) => partOf(ports, arenaOf(code)),
});

/** This one does the work of all three codes. */
export const ds88Vendor: VendorEntry<ArenaVendor> = {
  code: 'DS88',
  offers: offersOf(arenaOf('DS88')),
  create: (ports) => createRunningVendor(ports, arenaOf('DS88')),
};
export const digVendor: VendorEntry = { ...otherVendor('DIG'), offers: offersOf(arenaOf('DIG')) };
export const ws168Vendor: VendorEntry = { ...otherVendor('WS168'), offers: offersOf(arenaOf('WS168')) };
