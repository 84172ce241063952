import { config, measured, rulesView, type SymbolCode, slot, symbolCodes } from '@baize/games/fixed-stars';
import { artOf } from '../../slot/art/art-of.ts';
import { checkOf } from '../../slot/check-round.ts';
import { defineSlot } from '../../slot/define-slot.ts';
import { sounds } from './sounds.ts';
import { floaters, petals, theme } from './theme.ts';

export const game = defineSlot<SymbolCode>({
  ...artOf('fixed-stars', symbolCodes),
  gameCode: slot.gameCode,
  titleKey: 'fixedStars.title',
  config,
  codes: symbolCodes,
  rigs: () => import('./rigs.ts'),
  theme,
  sounds,
  floaters,
  petals,
  stuckSymbol: config.wild,
  choiceFigures: measured.map(({ rtpPercent, meanWin, hundredBetsPercent }) => ({
    rtp: Number(rtpPercent),
    mean: Number(meanWin),
    hundredBets: Number(hundredBetsPercent),
  })),
  symbolNameKey: (code) => `fixedStars.symbol.${code as SymbolCode}`,
  symbolLabels: (text) => ({ W: text('fixedStars.wildLabel'), S: text('fixedStars.scatterLabel') }),
  rulesAt: rulesView,
  checkRound: checkOf(slot),
});
