import type { LotteryBet, LotteryGame, Selection } from '@baize/games/lottery';
import { CaseFault } from '../../frame/kind.ts';

export interface NamedBet {
  readonly bet: LotteryBet;
  /** The choice that a name of the rulebook says by itself, as `sum 3`; null where the bet was named by its key. */
  readonly selection: Selection | null;
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const withoutRemark = (name: string) => plain(name.replace(/\([^)]*\)/g, ''));

/** The bet of a key, or of a row's name in the rulebook, with its remark or without. Throws a CaseFault. */
export function readBet(game: LotteryGame, name: string): NamedBet {
  const byKey = game.bets.find(({ key }) => key === name);
  if (byKey) return { bet: byKey, selection: null };
  const row =
    game.rows.find((one) => one.name === name) ??
    game.rows.find((one) => plain(one.name) === plain(name)) ??
    game.rows.find((one) => withoutRemark(one.name) === plain(name));
  if (!row) throw new CaseFault('choice_not_offered', 'bet');
  return { bet: row.bet, selection: row.selection };
}
