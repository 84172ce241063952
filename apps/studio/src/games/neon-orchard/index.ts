import { config, rulesView, type SymbolCode, slot, symbolCodes } from '@baize/games/neon-orchard';
import { artOf } from '../../slot/art/art-of.ts';
import { checkOf } from '../../slot/check-round.ts';
import { defineSlot } from '../../slot/define-slot.ts';
import { sounds } from './sounds.ts';
import { floaters, petals, theme } from './theme.ts';

export const game = defineSlot<SymbolCode>({
  ...artOf('neon-orchard', symbolCodes),
  gameCode: slot.gameCode,
  titleKey: 'neonOrchard.title',
  config,
  codes: symbolCodes,
  rigs: () => import('./rigs.ts'),
  theme,
  sounds,
  floaters,
  petals,
  symbolNameKey: (code) => `neonOrchard.symbol.${code as SymbolCode}`,
  symbolLabels: (text) => ({ W: text('neonOrchard.wildLabel') }),
  rulesAt: rulesView,
  checkRound: checkOf(slot),
});
