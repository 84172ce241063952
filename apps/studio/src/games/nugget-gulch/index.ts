import { config, rulesView, type SymbolCode, slot, symbolCodes } from '@baize/games/nugget-gulch';
import { artOf } from '../../slot/art/art-of.ts';
import { checkOf } from '../../slot/check-round.ts';
import { defineSlot } from '../../slot/define-slot.ts';
import { sounds } from './sounds.ts';
import { floaters, petals, theme } from './theme.ts';

export const game = defineSlot<SymbolCode>({
  ...artOf('nugget-gulch', symbolCodes),
  gameCode: slot.gameCode,
  titleKey: 'nuggetGulch.title',
  config,
  codes: symbolCodes,
  rigs: () => import('./rigs.ts'),
  theme,
  sounds,
  floaters,
  petals,
  heldSymbols: { coin: config.scatter, collect: config.hold.collect },
  symbolNameKey: (code) => `nuggetGulch.symbol.${code as SymbolCode}`,
  symbolLabels: (text) => ({ W: text('nuggetGulch.wildLabel') }),
  rulesAt: rulesView,
  checkRound: checkOf(slot),
});
