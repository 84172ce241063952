import { cascadeSlot } from '../slot-engine/cascade/cascade-slot.ts';
import { cascadeRulesView } from '../slot-engine/cascade/view.ts';
import { advertised, betsMinor, config, defaultBetMinor, gameCode, measured, rulesVersion } from './config.ts';

export {
  advertised,
  betsMinor,
  config,
  defaultBetMinor,
  gameCode,
  measured,
  rulesVersion,
  type SymbolCode,
  symbolCodes,
} from './config.ts';

export const slot = cascadeSlot({ gameCode, rulesVersion, config, betsMinor, defaultBetMinor });

/** The rules page for a total bet that the game offers. */
export const rulesView = (betMinor: bigint) =>
  cascadeRulesView({ config, rulesVersion, advertised, measured }, betMinor);
