import { lineRulesView } from '../slot-engine/line/line-view.ts';
import { advertised, config, rulesVersion } from './config.ts';

/** The rules page for a total bet that the game offers. */
export const rulesView = (betMinor: bigint) => lineRulesView({ config, rulesVersion, advertised }, betMinor);
