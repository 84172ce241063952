import { lineSlot } from '../slot-engine/line/line-slot.ts';
import { lineRulesView } from '../slot-engine/line/line-view.ts';
import { advertised, betsMinor, config, defaultBetMinor, gameCode, rulesVersion } from './config.ts';

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

export const slot = lineSlot({ gameCode, rulesVersion, config, betsMinor, defaultBetMinor });

/** The rules page for a total bet that the game offers. */
export const rulesView = (betMinor: bigint) => lineRulesView({ config, rulesVersion, advertised }, betMinor);
