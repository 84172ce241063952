import type { SlotEvent } from '../events.ts';
import { playSpin, type RoundRequest, type Spin } from '../spin.ts';
import type { LineSlotConfig } from '../types.ts';
import type { WalkingRules } from './types.ts';
import { firstHeld, walkOn } from './walk.ts';

interface Respins<Code extends string> {
  events: SlotEvent<Code>[];
  wonMinor: bigint;
  respins: number;
}

/**
 * The respins after a paid spin: the parade first if its scatters start one, then one spin after the other for as long as a wild stands on a
 * reel. Ends when `roomMinor` is won. Each draws one stop per reel, also for those that a wild holds.
 */
export function playRespins<Code extends string>(
  config: LineSlotConfig<Code>,
  walking: WalkingRules<Code>,
  request: RoundRequest,
  { wilds, scatters }: Pick<Spin<Code>, 'wilds' | 'scatters'>,
  roomMinor: bigint,
): Respins<Code> {
  const isParade = scatters.length >= walking.minScatters && roomMinor > 0n;
  const events: SlotEvent<Code>[] = isParade
    ? [{ type: 'paradeStarted', reels: walking.entrance, positions: scatters }]
    : [];
  const rules = { ...config, strips: walking.strips };
  let held = firstHeld(walking, wilds, isParade);
  let respins = 0;
  let wonMinor = 0n;
  while (held.length > 0 && respins < walking.maxRespins && wonMinor < roomMinor) {
    respins += 1;
    const spinsLeft = Math.min(held.at(-1) ?? 0, walking.maxRespins - respins);
    const started = { type: 'spinStarted', mode: 'free', spinNumber: respins, spinsLeft } as const;
    const spin = playSpin(rules, request, started, null, held);
    events.push(...spin.events);
    wonMinor += spin.wonMinor;
    held = walkOn(spin.wilds);
  }
  return { events, wonMinor, respins };
}
