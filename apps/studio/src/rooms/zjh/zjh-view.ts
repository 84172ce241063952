import type { RoomView } from '@baize/contract';
import type { ZjhSeatView, ZjhView } from '@baize/games/zjh';

/** The hand as win three cards shows it. */
export const zjhOf = (room: RoomView): ZjhView | null => (room.hand ? (room.hand.game as unknown as ZjhView) : null);

/** What a seat did last, as far as it is still worth a word. */
export function saidOf(view: ZjhView, dealt: ZjhSeatView): 'out' | NonNullable<ZjhSeatView['said']>['act'] | null {
  // Whoever is out without a fold has lost a comparison.
  if (view.compared?.loser === dealt.seat || (dealt.hasFolded && dealt.said?.act !== 'fold')) return 'out';
  return dealt.said?.act ?? null;
}
