import type { LocaleCode } from '@baize/contract';
import { formatAmount } from '@baize/money';
import { withTables } from '../../platform/database/database.ts';
import type { OfferedGame, RoomSource, VendorPorts } from '../vendor.ts';
import type { RoomsDependencies } from './dependencies.ts';
import { ensureRooms, type ListedRoom } from './engine/rooms-store.ts';
import { roomKinds } from './room-kinds.ts';
import { roomNames, stakeNames } from './room-names.ts';
import type { RoomTables } from './schema.ts';
import { scopeOf } from './scopes.ts';

const stateOf = ({ room, players, kept }: ListedRoom) => {
  if (room.status === 'playing') return 'full';
  if (room.status !== 'open') return 'closed';
  return players + kept >= room.seats ? 'full' : 'open';
};

/** The rooms of a brand's members as they are now; every stake has one with a free seat. */
export function createRoomSource(deps: RoomsDependencies & Pick<VendorPorts, 'cashPoolOf'>): RoomSource {
  const rooms = withTables<RoomTables>(deps.database);
  const nameOf = ({ room }: ListedRoom, language: LocaleCode): string => {
    const inLanguage = (names: OfferedGame['names'] | undefined) => names?.[language] ?? names?.TY;
    const game = inLanguage(roomNames[room.game_code]) ?? room.game_code;
    return `${game} · ${inLanguage(stakeNames[room.stake]) ?? room.stake} ${room.number}`;
  };
  return async ({ brand, gameCode, language }) => {
    const { code, exponent } = brand.currency;
    const scope = scopeOf(deps.cashPoolOf(brand.id), code);
    const kinds = roomKinds.filter(({ game }) => gameCode === undefined || game.gameCode === gameCode);
    const lists = await Promise.all(kinds.map((kind) => ensureRooms({ ...deps, rooms }, kind, { scope })));
    return lists.flat().map((listed) => ({
      roomId: listed.room.id,
      roomName: nameOf(listed, language),
      gameCode: listed.room.game_code,
      minBet: formatAmount(listed.room.min_entry_minor, exponent),
      maxBet: formatAmount(listed.room.max_entry_minor, exponent),
      seats: listed.room.seats,
      players: listed.players,
      state: stateOf(listed),
    }));
  };
}
