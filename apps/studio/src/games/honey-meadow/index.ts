import { config, rulesView, type SymbolCode, slot, symbolCodes } from '@baize/games/honey-meadow';
import { artOf } from '../../slot/art/art-of.ts';
import { defineCascade } from '../../slot/cascade/define-cascade.ts';
import { checkOf } from '../../slot/check-round.ts';
import { sounds } from './sounds.ts';
import { floaters, petals, theme } from './theme.ts';

export const game = defineCascade<SymbolCode>({
  ...artOf('honey-meadow', symbolCodes),
  gameCode: slot.gameCode,
  titleKey: 'honeyMeadow.title',
  config,
  codes: symbolCodes,
  rigs: () => import('./rigs.ts'),
  theme,
  sounds,
  floaters,
  petals,
  symbolNameKey: (code) => `honeyMeadow.symbol.${code as SymbolCode}`,
  symbolLabels: (text) => ({ S: text('honeyMeadow.scatterLabel'), W: text('honeyMeadow.wildLabel') }),
  rulesAt: rulesView,
  checkRound: checkOf(slot),
});
