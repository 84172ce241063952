import { waysRulesView } from '../slot-engine/ways/view.ts';
import { waysSlot } from '../slot-engine/ways/ways-slot.ts';
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

export const slot = waysSlot({ gameCode, rulesVersion, config, betsMinor, defaultBetMinor });

/** The rules page for a total bet that the game offers. */
export const rulesView = (betMinor: bigint) => waysRulesView({ config, rulesVersion, advertised }, betMinor);
