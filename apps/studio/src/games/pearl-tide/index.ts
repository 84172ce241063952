import { config, rulesView, type SymbolCode, slot, symbolCodes } from '@baize/games/pearl-tide';
import { artOf } from '../../slot/art/art-of.ts';
import { checkOf } from '../../slot/check-round.ts';
import { defineSlot } from '../../slot/define-slot.ts';
import { sounds } from './sounds.ts';
import { floaters, petals, theme } from './theme.ts';

export const game = defineSlot<SymbolCode>({
  ...artOf('pearl-tide', symbolCodes),
  gameCode: slot.gameCode,
  titleKey: 'pearlTide.title',
  config,
  codes: symbolCodes,
  rigs: () => import('./rigs.ts'),
  theme,
  sounds,
  floaters,
  petals,
  levels: slot.levels ?? [],
  hasJackpotPools: true,
  hasLevels: true,
  heldSymbols: { coin: config.scatter, collect: config.hold.collect },
  symbolNameKey: (code) => `pearlTide.symbol.${code as SymbolCode}`,
  symbolLabels: (text) => ({ W: text('pearlTide.wildLabel') }),
  rulesAt: rulesView,
  checkRound: checkOf(slot),
});
