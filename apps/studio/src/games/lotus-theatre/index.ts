import { config, rulesView, type SymbolCode, slot, symbolCodes } from '@baize/games/lotus-theatre';
import { artOf, walkerOf } from '../../slot/art/art-of.ts';
import { checkOf } from '../../slot/check-round.ts';
import { defineSlot } from '../../slot/define-slot.ts';
import { sounds } from './sounds.ts';
import { floaters, petals, theme } from './theme.ts';

export const game = defineSlot<SymbolCode>({
  ...artOf('lotus-theatre', symbolCodes, { layers: { top: 'lamps', foot: 'near' } }),
  walkerParts: walkerOf('lotus-theatre'),
  gameCode: slot.gameCode,
  titleKey: 'lotusTheatre.title',
  config,
  codes: symbolCodes,
  rigs: () => import('./rigs.ts'),
  theme,
  sounds,
  floaters,
  petals,
  symbolNameKey: (code) => `lotusTheatre.symbol.${code as SymbolCode}`,
  symbolLabels: (text) => ({ W: text('lotusTheatre.wildLabel'), S: text('lotusTheatre.scatterLabel') }),
  rulesAt: rulesView,
  checkRound: checkOf(slot),
});
