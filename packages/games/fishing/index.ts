export { bosses, boundsOf, type FishKey, fishKinds, isFishKey, kindOf, meanOf } from './kinds.ts';
export {
  betsMinorOf,
  clientPace,
  entryMinorOf,
  type LevelKey,
  levels,
  pace,
  renamed,
  roundMs,
  seatsOfRoom,
  stepMinorOf,
  type Water,
  waterOf,
  waters,
} from './rooms.ts';
export {
  announcedBoss,
  type Fish,
  fishAt,
  fishOfId,
  fishOfWave,
  placeOf,
  waveMs,
} from './schedule.ts';
export {
  type Catch,
  chanceUnit,
  fishOfWeapon,
  prizeOf,
  returned,
  rulesVersion,
  shoot,
  thresholdOf,
  type WeaponKey,
  weapons,
} from './shot.ts';
