import { config, gameCode, replayRound, rulesView, type SymbolCode, symbolCodes } from '@baize/games/lantern-garden';
import { sameJson } from '../../lib/same-json.ts';
import { defineSlot } from '../../slot/define-slot.ts';
import { art, scenery } from './art.ts';
import { sounds } from './sounds.ts';
import { floaters, petals, theme } from './theme.ts';

export const game = defineSlot<SymbolCode>({
  gameCode,
  titleKey: 'lanternGarden.title',
  config,
  codes: symbolCodes,
  art,
  scenery,
  theme,
  sounds,
  floaters,
  petals,
  symbolNameKey: (code) => `lanternGarden.symbol.${code as SymbolCode}`,
  symbolLabels: (text) => ({ W: text('lanternGarden.wildLabel'), S: text('lanternGarden.scatterLabel') }),
  rulesAt: rulesView,
  checkRound: async (round, serverSeed) => {
    const { clientSeed, nonce } = round.fairness;
    const { payoutMinor, events } = await replayRound({ serverSeed, clientSeed, nonce }, BigInt(round.betMinor));
    return { matches: sameJson(events, round.events) && payoutMinor === BigInt(round.payoutMinor), payoutMinor };
  },
});
