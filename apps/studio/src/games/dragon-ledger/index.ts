import { config, rulesView, type SymbolCode, slot, symbolCodes } from '@baize/games/dragon-ledger';
import { artOf } from '../../slot/art/art-of.ts';
import { checkOf } from '../../slot/check-round.ts';
import { defineSlot } from '../../slot/define-slot.ts';
import { sounds } from './sounds.ts';
import { floaters, petals, theme } from './theme.ts';

export const game = defineSlot<SymbolCode>({
  ...artOf('dragon-ledger', symbolCodes),
  gameCode: slot.gameCode,
  titleKey: 'dragonLedger.title',
  config,
  codes: symbolCodes,
  rigs: () => import('./rigs.ts'),
  theme,
  sounds,
  floaters,
  petals,
  jackpots: slot.jackpots,
  hasJackpotPools: true,
  symbolNameKey: (code) => `dragonLedger.symbol.${code as SymbolCode}`,
  symbolLabels: (text) => ({ B: text('dragonLedger.bookLabel') }),
  rulesAt: rulesView,
  checkRound: checkOf(slot),
});
