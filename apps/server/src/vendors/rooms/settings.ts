import { feeOf } from '@baize/games/sit-and-go';
import type { Selectable } from 'kysely';
import type { RoomsDatabase } from './dependencies.ts';
import { baseMinorOf, type RoomKind, type Stake } from './room-kinds.ts';
import type { RoomTables } from './schema.ts';
import { exponentOf } from './scopes.ts';

/** How tables of one stake are in a scope. */
export interface TableSettings {
  /** Whether rooms open at this stake. */
  isOn: boolean;
  /** The rake in hundredths of a percent, and its most in bases; null: the game's own bound. */
  rake10k: number;
  rakeCap: number | null;
  baseMinor: bigint;
  seats: number;
  /** Buy-ins in bases. */
  minEntry: number;
  maxEntry: number;
  /** What a sitting may use beyond the time of its decisions. */
  timeBankMs: number;
  /** From the end of a hand to the next one. */
  pauseMs: number;
}

/** What holds where a brand decided nothing. */
export const defaultSettings = (kind: RoomKind, stake: Stake, exponent: number): TableSettings => ({
  isOn: true,
  rake10k: kind.rake10k,
  rakeCap: null,
  baseMinor: baseMinorOf(stake, exponent),
  seats: kind.seats,
  minEntry: Number(kind.minEntry),
  maxEntry: Number(kind.maxEntry),
  timeBankMs: kind.timeBankMs,
  pauseMs: kind.pauseMs,
});

type SettingsRow = Selectable<RoomTables['rooms.settings']>;

const withOwn = (usual: TableSettings, own: SettingsRow | undefined): TableSettings => ({
  isOn: own?.is_on ?? usual.isOn,
  rake10k: own?.rake_10k ?? usual.rake10k,
  rakeCap: own?.rake_cap ?? usual.rakeCap,
  baseMinor: own?.base_minor ?? usual.baseMinor,
  seats: own?.seats ?? usual.seats,
  minEntry: own?.min_entry ?? usual.minEntry,
  maxEntry: own?.max_entry ?? usual.maxEntry,
  timeBankMs: own?.time_bank_ms ?? usual.timeBankMs,
  pauseMs: own?.pause_ms ?? usual.pauseMs,
});

export interface SettingsOfStake {
  stake: Stake;
  settings: TableSettings;
  /** Whether the brand decided anything. */
  isOwn: boolean;
}

/** Every stake of a game as it is in a scope. */
export async function settingsOfGame(
  database: RoomsDatabase,
  kind: RoomKind,
  scope: string,
): Promise<SettingsOfStake[]> {
  const rows = await database
    .selectFrom('rooms.settings')
    .selectAll()
    .where('scope', '=', scope)
    .where('game_code', '=', kind.game.gameCode)
    .execute();
  return kind.stakes.map((stake) => {
    const own = rows.find((row) => row.stake === stake.key);
    return { stake, settings: withOwn(defaultSettings(kind, stake, exponentOf(scope)), own), isOwn: own !== undefined };
  });
}

/** How the tables of a room's stake are now. Throws for a stake that its game does not have. */
export async function settingsOfRoom(
  database: RoomsDatabase,
  kind: RoomKind,
  room: { scope: string; stake: string },
): Promise<TableSettings> {
  const found = (await settingsOfGame(database, kind, room.scope)).find(({ stake }) => stake.key === room.stake);
  if (!found) throw new Error(`${kind.game.gameCode} has no stake ${room.stake}`);
  return found.settings;
}

/** What a sitting brings in minor units; of a tournament one amount, with the fee in it. */
export function entryOf(
  { isTournament }: RoomKind,
  { baseMinor, minEntry, maxEntry, rake10k }: TableSettings,
): { minMinor: bigint; maxMinor: bigint; feeMinor: bigint | null } {
  const buyInMinor = baseMinor * BigInt(minEntry);
  if (!isTournament) return { minMinor: buyInMinor, maxMinor: baseMinor * BigInt(maxEntry), feeMinor: null };
  const feeMinor = feeOf(buyInMinor, BigInt(rake10k));
  return { minMinor: buyInMinor + feeMinor, maxMinor: buyInMinor + feeMinor, feeMinor };
}

/** The most that a pot or a win pays, in bases, with so many dealt in; null: no bound. */
export const rakeCapOf = ({ rakeCap }: TableSettings, kind: RoomKind, dealt: number): bigint | null =>
  rakeCap === null ? kind.rakeCapBases(dealt) : BigInt(rakeCap);
