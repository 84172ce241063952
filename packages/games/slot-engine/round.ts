import { shuffle } from '@baize/fairness';
import type { SlotEvent, SpinStarted } from './events.ts';
import { playHold } from './hold/hold.ts';
import type { PickLayout } from './pick.ts';
import { playSpin, type RoundRequest } from './spin.ts';
import type { LineSlotConfig, Position } from './types.ts';
import { playRespins } from './walking/respins.ts';

export type { RoundRequest } from './spin.ts';

/** A whole round, decided: what the client plays and what the player gets. */
export interface Round<Code extends string> {
  events: SlotEvent<Code>[];
  payoutMinor: bigint;
  /** What the player's step leads to: `events` end with `pickStarted` or `choiceStarted`, `payoutMinor` is won before. */
  pick: PickLayout | null;
}

/**
 * Decides one whole round, free spins included. Pure: the same draws give the same events. Draws one stop per reel, first reel first,
 * spin after spin; a special symbol when the free spins start; the tiles of a pick bonus or the cells of hold and respin when it starts; one stop per
 * reel in each respin with walking wilds. The amounts of the wins add up
 * to the payout unless `roundCapped` says otherwise. Throws RangeError for a bet that is not a positive multiple of the lines.
 */
export function playRound<Code extends string>(config: LineSlotConfig<Code>, request: RoundRequest): Round<Code> {
  const { betMinor, draw } = request;
  const { freeSpins: rules, pick, hold, sticky, walking } = config;
  const limitMinor = betMinor * BigInt(config.maxWinTimesBet);
  const events: SlotEvent<Code>[] = [];
  let wonMinor = 0n;
  let spinsLeft = 0;
  let totalSpins = 0;
  let special: Code | null = null;

  const award = (positions: readonly Position[]) => {
    if (!rules || positions.length < rules.minScatters) return;
    const spins = Math.min(rules.spinsPerTrigger, rules.maxSpins - totalSpins);
    if (spins === 0 || wonMinor >= limitMinor) return;
    const isFirst = totalSpins === 0;
    spinsLeft += spins;
    totalSpins += spins;
    events.push({ type: 'freeSpinsAwarded', spins, spinsLeft, totalSpins, positions });
    if (!isFirst || !rules.specials) return;
    special = rules.specials[draw(rules.specials.length)] as Code;
    events.push({ type: 'specialDrawn', symbol: special });
  };
  const play = (started: SpinStarted) => {
    const spin = playSpin(config, request, started, special);
    events.push(...spin.events);
    wonMinor += spin.wonMinor;
    award(spin.scatters);
    return spin;
  };

  const { scatters, wilds } = play({ type: 'spinStarted', mode: 'base', spinNumber: 1, spinsLeft: 0 });
  const baseMinor = wonMinor;
  if (pick && scatters.length >= pick.minScatters && wonMinor < limitMinor) {
    events.push({ type: 'pickStarted', tiles: pick.prizes.length, picks: pick.picks, positions: scatters });
    return { events, payoutMinor: wonMinor, pick: { prizes: shuffle(pick.prizes, draw) } };
  }
  if (sticky && scatters.length >= sticky.minScatters && wonMinor < limitMinor) {
    const choices = sticky.choices.map(({ spins, multiplier }) => ({ spins, multiplier }));
    events.push({ type: 'choiceStarted', choices, positions: scatters });
    return { events, payoutMinor: wonMinor, pick: { prizes: choices.map(({ spins }) => spins), draw } };
  }
  let grandMinor: bigint | null = null;
  if (hold && scatters.length >= hold.minScatters && wonMinor < limitMinor) {
    const { strips, rows } = config;
    const room = { coins: scatters, reels: strips.length, rows, roomMinor: limitMinor - wonMinor };
    const held = playHold(hold, { ...request, ...room });
    events.push(...held.events);
    wonMinor += held.wonMinor;
    grandMinor = held.grandMinor;
  }
  let respins = 0;
  if (walking) {
    const walked = playRespins(config, walking, request, { wilds, scatters }, limitMinor - wonMinor);
    events.push(...walked.events);
    wonMinor += walked.wonMinor;
    respins = walked.respins;
  }
  let spinsPlayed = 0;
  while (spinsLeft > 0 && wonMinor < limitMinor) {
    spinsLeft -= 1;
    spinsPlayed += 1;
    play({ type: 'spinStarted', mode: 'free', spinNumber: spinsPlayed, spinsLeft });
  }

  const payoutMinor = wonMinor < limitMinor ? wonMinor : limitMinor;
  if (wonMinor >= limitMinor) {
    events.push({ type: 'roundCapped', wonMinor: `${wonMinor}`, payoutMinor: `${payoutMinor}` });
  }
  if (grandMinor !== null)
    events.push({ type: 'holdEnded', grandMinor: `${grandMinor}`, totalMinor: `${payoutMinor - baseMinor}` });
  if (respins > 0) events.push({ type: 'walkEnded', respins, totalMinor: `${payoutMinor - baseMinor}` });
  if (spinsPlayed > 0) events.push({ type: 'freeSpinsEnded', spinsPlayed, totalMinor: `${payoutMinor - baseMinor}` });
  events.push({ type: 'roundEnded', payoutMinor: `${payoutMinor}` });
  return { events, payoutMinor, pick: null };
}
