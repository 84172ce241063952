import { lineSlot } from '../slot-engine/line/line-slot.ts';
import { betsMinor, config, defaultBetMinor, gameCode, rulesVersion } from './config.ts';

export {
  advertised,
  betsMinor,
  config,
  defaultBetMinor,
  gameCode,
  rulesVersion,
  type SymbolCode,
  symbolCodes,
} from './config.ts';
export type { LanternGardenEvent } from './events.ts';
export {
  analyse,
  betTypes,
  type LanternGardenConfig,
  type LanternGardenRound,
  playRound,
  replayRound,
  settle,
  space,
} from './rules.ts';
export { rulesView } from './view.ts';

export const slot = lineSlot({ gameCode, rulesVersion, config, betsMinor, defaultBetMinor });
