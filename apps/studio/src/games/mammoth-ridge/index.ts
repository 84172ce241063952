import { config, rulesView, type SymbolCode, slot, symbolCodes } from '@baize/games/mammoth-ridge';
import { artOf } from '../../slot/art/art-of.ts';
import { checkOf } from '../../slot/check-round.ts';
import { defineWays } from '../../slot/ways/define-ways.ts';
import { sounds } from './sounds.ts';
import { floaters, petals, theme } from './theme.ts';

export const game = defineWays<SymbolCode>({
  ...artOf('mammoth-ridge', symbolCodes),
  gameCode: slot.gameCode,
  titleKey: 'mammothRidge.title',
  config,
  codes: symbolCodes,
  rigs: () => import('./rigs.ts'),
  theme,
  sounds,
  floaters,
  petals,
  symbolNameKey: (code) => `mammothRidge.symbol.${code as SymbolCode}`,
  symbolLabels: (text) => ({ W: text('mammothRidge.wildLabel'), S: text('mammothRidge.scatterLabel') }),
  rulesAt: rulesView,
  checkRound: checkOf(slot),
});
