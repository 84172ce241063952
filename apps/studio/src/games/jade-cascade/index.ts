import { config, rulesView, type SymbolCode, slot, symbolCodes } from '@baize/games/jade-cascade';
import { artOf } from '../../slot/art/art-of.ts';
import { defineCascade } from '../../slot/cascade/define-cascade.ts';
import { checkOf } from '../../slot/check-round.ts';
import { sounds } from './sounds.ts';
import { floaters, petals, theme } from './theme.ts';

export const game = defineCascade<SymbolCode>({
  ...artOf('jade-cascade', symbolCodes),
  gameCode: slot.gameCode,
  titleKey: 'jadeCascade.title',
  config,
  shatters: true,
  codes: symbolCodes,
  rigs: () => import('./rigs.ts'),
  theme,
  sounds,
  floaters,
  petals,
  symbolNameKey: (code) => `jadeCascade.symbol.${code as SymbolCode}`,
  symbolLabels: (text) => ({ S: text('jadeCascade.scatterLabel') }),
  rulesAt: rulesView,
  checkRound: checkOf(slot),
});
