import { type BlackjackDeal, blackjackBets, blackjackDecisions, furtherBets } from '@baize/games/blackjack';
import { type Card, fullShoe } from '@baize/games/cards';
import type { Decision } from '@baize/games/table-engine';
import { playBets, threeCardBets, threeCardDecisions } from '@baize/games/three-card-poker';
import * as z from 'zod';
import { card } from './card-field.ts';

const shoe = fullShoe(8);
const isDealable = (dealt: readonly Card[], set: readonly number[]) =>
  dealt.every((one) => dealt.filter((other) => other === one).length <= (set[one] ?? 0));
const pack = fullShoe(1);

/** What a player decided, phase by phase and hand by hand; what is left out was decided by the clock. */
const decisions = z
  .array(z.strictObject({ phase: z.int().min(1), hand: z.int().min(0).default(0), action: z.string() }))
  .default([]);

interface Decided<Deal, Shown> {
  shownOf(deal: Deal, phase: number): Shown;
  asksOf(
    shown: Shown,
    seat: { stakes: Readonly<Record<string, bigint>>; decisions: readonly Decision[] },
  ): readonly {
    hand: number;
    options: readonly { action: string }[];
  }[];
}

/** Which decision the rules do not offer; -1: all are. */
function illegalAt<Deal, Shown>(
  rules: Decided<Deal, Shown>,
  { deal, made, key }: { deal: Deal; made: readonly Decision[]; key: string },
): number {
  const stakes = { [key]: 2n };
  return made.findIndex(({ phase, hand, action }, index) => {
    const before = made.filter((other) => other.phase < phase);
    const isTwice = made.findIndex((other) => other.phase === phase && other.hand === hand) !== index;
    const asked = rules.asksOf(rules.shownOf(deal, phase), { stakes, decisions: before });
    const options = asked.find((one) => one.hand === hand)?.options ?? [];
    return isTwice || !options.some((option) => option.action === action);
  });
}

const two = z.tuple([card, card]);
const cards = z.array(card).max(20).default([]);

/** Cards as they lie; what the hands and the dealer draw follows in order, and must reach as far as the play does. */
export const blackjackDraw = z
  .strictObject({ player: two, dealer: two, first: cards, second: cards, rest: cards, decisions })
  .transform(({ decisions: made, ...deal }, context) => {
    const all = Object.values(deal).flat();
    if (!isDealable(all, shoe)) context.addIssue({ code: 'custom', message: 'invalid_input' });
    const index = illegalAt<BlackjackDeal, ReturnType<typeof blackjackDecisions.shownOf>>(blackjackDecisions, {
      ...{ deal, made, key: 'main' },
    });
    if (index >= 0) context.addIssue({ code: 'custom', message: 'invalid_input', path: ['decisions', index] });
    return blackjackDecisions.seenBy(deal, made);
  });
export const blackjackTypes = [...blackjackBets(), ...furtherBets()];

const three = z.array(card).length(3);
export const threeCardDraw = z
  .strictObject({ player: three, dealer: three, decisions })
  .transform(({ decisions: made, ...deal }, context) => {
    if (!isDealable([...deal.player, ...deal.dealer], pack))
      context.addIssue({ code: 'custom', message: 'invalid_input' });
    const index = illegalAt(threeCardDecisions, { deal, made, key: 'ante' });
    if (index >= 0) context.addIssue({ code: 'custom', message: 'invalid_input', path: ['decisions', index] });
    return threeCardDecisions.seenBy(deal, made);
  });
export const threeCardTypes = [...threeCardBets(), ...playBets()];
