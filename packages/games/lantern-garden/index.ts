export {
  advertisedRtpPpm,
  betsMinor,
  config,
  defaultBetMinor,
  gameCode,
  rulesVersion,
  type SymbolCode,
  symbolCodes,
} from './config.ts';
export type { LanternGardenEvent } from './events.ts';
