import { betsMinorOf, entryMinorOf, entrySteps, type LevelKey, levels, stepMinorOf } from '@baize/games/fishing';
import { exponentOf } from './engine/seats.ts';
import type { FishingDatabase } from './schema.ts';

/** How rooms of a level are in a scope. */
export interface LevelSettings {
  /** Whether anybody may sit down. */
  isOn: boolean;
  /** The smallest bet of a shot; the largest is ten times as much. */
  stepMinor: bigint;
  /** What a player must have to sit down, in smallest bets. */
  entrySteps: number;
}
interface SettingsOfLevel {
  level: LevelKey;
  settings: LevelSettings;
  /** Whether the brand decided anything. */
  isOwn: boolean;
}

/** What holds where a brand decided nothing. */
export const defaultSettings = (level: LevelKey, exponent: number): LevelSettings => ({
  isOn: true,
  stepMinor: stepMinorOf(level, exponent),
  entrySteps: Number(entrySteps),
});

/** Every level of a water as it is in a scope. */
export async function settingsOfWater(
  database: FishingDatabase,
  { scope, gameCode }: { scope: string; gameCode: string },
): Promise<SettingsOfLevel[]> {
  const rows = await database
    .selectFrom('fishing.settings')
    .selectAll()
    .where('scope', '=', scope)
    .where('game_code', '=', gameCode)
    .execute();
  return levels.map(({ key: level }) => {
    const own = rows.find((row) => row.level === level);
    const usual = defaultSettings(level, exponentOf(scope));
    const settings = {
      isOn: own?.is_on ?? usual.isOn,
      stepMinor: own?.step_minor ?? usual.stepMinor,
      entrySteps: own?.entry_steps ?? usual.entrySteps,
    };
    return { level, settings, isOwn: own !== undefined };
  });
}

/** A level of a water; null while nobody may sit down there. */
export async function openLevel(
  database: FishingDatabase,
  of: { scope: string; gameCode: string },
  level: LevelKey,
): Promise<LevelSettings | null> {
  const found = (await settingsOfWater(database, of)).find((one) => one.level === level);
  return found?.settings.isOn ? found.settings : null;
}

export const betsOf = ({ stepMinor }: LevelSettings): bigint[] => betsMinorOf(stepMinor);
export const entryOf = ({ stepMinor, entrySteps: steps }: LevelSettings): bigint =>
  entryMinorOf(stepMinor, BigInt(steps));
