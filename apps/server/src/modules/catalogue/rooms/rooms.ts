import type { Calls, CallValue, LocaleCode } from '@baize/contract';
import { formatAmount } from '@baize/money';
import type { Clock } from '../../../platform/clock.ts';
import type { RequestBrand } from '../../../platform/http/handlers.ts';
import { localised } from '../../../platform/localised.ts';
import { fail, ok, type Result } from '../../../platform/result.ts';
import type { RoomSource } from '../../../vendors/vendor.ts';
import { codeKey } from '../browsing/catalogue-snapshot.ts';
import type { CatalogueSnapshots } from '../browsing/catalogue-snapshots.ts';
import type { VendorAnswers } from '../vendor-answers.ts';
import type { RoomRow, RoomStore } from './room-store.ts';

type RoomList = CallValue<Calls['roomList']>;
type Room = RoomList['list'][number];

export interface RoomQuery {
  vassalage: string;
  gameCode?: string | undefined;
  language: LocaleCode;
}

/** Rooms of vendors: asked where the vendor can be asked, else as it sent them last. */
export function createRooms(deps: {
  snapshots: CatalogueSnapshots;
  rooms: RoomStore;
  clock: Clock;
  inTime: VendorAnswers;
  sources: Readonly<Record<string, RoomSource>>;
}) {
  const { snapshots, rooms, clock, inTime, sources } = deps;

  return async (
    brand: RequestBrand,
    query: RoomQuery,
  ): Promise<Result<RoomList, 'vendor_not_found' | 'vendor_not_answering'>> => {
    const { vassalage, gameCode, language } = query;
    const snapshot = await snapshots.snapshotOf(brand.id);
    if (!snapshot.vendors.some(({ code }) => code === vassalage)) return fail('vendor_not_found');
    const source = Object.hasOwn(sources, vassalage) ? sources[vassalage] : undefined;
    const told = source
      ? await inTime(source({ brand, gameCode, language }))
      : { answer: (await rooms.roomsOf(vassalage)).map((row) => roomView(row, brand, language)) };
    if (!told) return fail('vendor_not_answering');
    const list = told.answer.filter(
      (room) =>
        (gameCode === undefined || room.gameCode === gameCode) &&
        snapshot.byCode.get(codeKey(vassalage, room.gameCode))?.enabled,
    );
    return ok({ list, serverTime: clock.now().toISOString() });
  };
}
export type Rooms = ReturnType<typeof createRooms>;

function roomView(row: RoomRow, { currency }: RequestBrand, language: LocaleCode): Room {
  const seated = row.players >= row.seats ? 'full' : 'open';
  return {
    roomId: row.roomId,
    roomName: localised(row.names, language) ?? row.roomId,
    gameCode: row.gameCode,
    minBet: formatAmount(row.minBetMinor, currency.exponent),
    maxBet: formatAmount(row.maxBetMinor, currency.exponent),
    seats: row.seats,
    players: row.players,
    state: row.isOpen ? seated : 'closed',
  };
}
