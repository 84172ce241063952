import type { RoomView } from '@baize/contract';
import type { ZjhSeatView, ZjhView } from '@baize/games/zjh';

/** The hand as win three cards shows it. */
export const zjhOf = (room: RoomView): ZjhView | null => (room.hand ? (room.hand.game as unknown as ZjhView) : null);

/** What a seat did last, as far as it is still worth a word. */
export function saidOf(view: ZjhView, dealt: ZjhSeatView): 'out' | NonNullable<ZjhSeatView['said']>['act'] | null {
  if (view.compared?.loser === dealt.seat) return 'out';
  if (dealt.hasFolded && dealt.said?.act === 'compare') return 'out';
  return dealt.hasFolded && dealt.said?.act !== 'fold' ? 'out' : (dealt.said?.act ?? null);
}
