import { config, gameCode, rulesView, type SymbolCode, slot, symbolCodes } from '@baize/games/lantern-garden';
import { artOf } from '../../slot/art/art-of.ts';
import { checkOf } from '../../slot/check-round.ts';
import { defineSlot } from '../../slot/define-slot.ts';
import { sounds } from './sounds.ts';
import { floaters, petals, theme } from './theme.ts';

export const game = defineSlot<SymbolCode>({
  ...artOf('lantern-garden', symbolCodes, { floater: 'lantern-small' }),
  gameCode,
  titleKey: 'lanternGarden.title',
  config,
  codes: symbolCodes,
  rigs: () => import('./rigs.ts'),
  theme,
  sounds,
  floaters,
  petals,
  symbolNameKey: (code) => `lanternGarden.symbol.${code as SymbolCode}`,
  symbolLabels: (text) => ({ W: text('lanternGarden.wildLabel'), S: text('lanternGarden.scatterLabel') }),
  rulesAt: rulesView,
  checkRound: checkOf(slot),
});
