import type { TableRound } from '@baize/contract';
import { type DrawBelow, replay } from '@baize/fairness';
import { burn, cutDepth, fullShoe, type Shoe, type ShoeRules, shoeLeft } from '@baize/games/cards';
import { sameJson } from '../lib/same-json.ts';

/** Deals a round again from its published seeds. */
export function dealAgain<Outcome>(round: TableRound, deal: (draw: DrawBelow) => Outcome): Promise<Outcome> {
  const seeds = { serverSeed: round.serverSeed ?? '', clientSeed: round.clientSeed ?? '', nonce: round.number };
  return replay(seeds, deal);
}

/** Whether a round that is dealt again is the one that was shown. */
export async function isSameRound(
  round: TableRound,
  deal: (draw: DrawBelow) => Record<string, unknown>,
): Promise<boolean> {
  return round.outcome !== null && sameJson(await dealAgain(round, deal), round.outcome);
}

/** The shoe that a round was dealt from: the one that went on, or a fresh one, burnt and cut as the rules say. Throws RangeError for an impossible one. */
export function shoeOf(
  { start }: Pick<TableRound, 'start'>,
  rules: ShoeRules,
  draw: DrawBelow,
): { shoe: Shoe; burnt: { turned: number; burned: number } | null } {
  const cards: unknown[] = Array.isArray(start?.cards) ? start.cards : [];
  if (cards.length > 0) return { shoe: shoeLeft(cards, rules.packs), burnt: null };
  const { turned, burned, shoe } = burn(fullShoe(rules.packs), draw);
  cutDepth(rules, draw);
  return { shoe, burnt: { turned, burned } };
}
