import { config, rulesView, type SymbolCode, slot, symbolCodes } from '@baize/games/storm-anvil';
import { artOf } from '../../slot/art/art-of.ts';
import { defineCascade } from '../../slot/cascade/define-cascade.ts';
import { checkOf } from '../../slot/check-round.ts';
import { sounds } from './sounds.ts';
import { floaters, petals, theme } from './theme.ts';

export const game = defineCascade<SymbolCode>({
  ...artOf('storm-anvil', symbolCodes),
  gameCode: slot.gameCode,
  titleKey: 'stormAnvil.title',
  config,
  codes: symbolCodes,
  rigs: () => import('./rigs.ts'),
  theme,
  sounds,
  floaters,
  petals,
  symbolNameKey: (code) => `stormAnvil.symbol.${code as SymbolCode}`,
  symbolLabels: (text) => ({ S: text('stormAnvil.scatterLabel') }),
  rulesAt: rulesView,
  checkRound: checkOf(slot),
});
