import { config, rulesView, type SymbolCode, slot, symbolCodes } from '@baize/games/harbour-chests';
import { artOf } from '../../slot/art/art-of.ts';
import { checkOf } from '../../slot/check-round.ts';
import { defineSlot } from '../../slot/define-slot.ts';
import { sounds } from './sounds.ts';
import { floaters, petals, theme } from './theme.ts';

const tile = (name: string) => `${import.meta.env.BASE_URL}art/harbour-chests/${name}.webp`;
const tilePictures = { covered: tile('chest'), open: tile('open') };

export const game = defineSlot<SymbolCode>({
  ...artOf('harbour-chests', symbolCodes),
  gameCode: slot.gameCode,
  titleKey: 'harbourChests.title',
  config,
  codes: symbolCodes,
  rigs: () => import('./rigs.ts'),
  theme,
  sounds,
  floaters,
  petals,
  tilePictures,
  symbolNameKey: (code) => `harbourChests.symbol.${code as SymbolCode}`,
  symbolLabels: (text) => ({ W: text('harbourChests.wildLabel'), S: text('harbourChests.chestLabel') }),
  rulesAt: rulesView,
  checkRound: checkOf(slot),
});
