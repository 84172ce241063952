import type { DrawShape, LotteryBet, LotteryDraw, Selection } from '@baize/games/lottery';
import { selectionFaults, selectionOf } from '@baize/games/lottery';
import { CaseFault } from '../../frame/kind.ts';

type Group = LotteryBet['form']['groups'][number];
/** A choice as cases write it: a word, a list, or a list of lists. */
export type WrittenSelection = string | readonly (string | readonly string[])[];

/** `07` where the list has `7`; a number of fewer digits with its zeros. */
function tokenOf(token: string, tokens: Group['tokens']): string {
  if ('digits' in tokens) return /^\d+$/.test(token) ? token.padStart(tokens.digits, '0') : token;
  const short = `${Number(token)}`;
  return !tokens.list.includes(token) && tokens.list.includes(short) ? short : token;
}

const isOneCharacter = ({ tokens }: Group) => 'list' in tokens && tokens.list.every((token) => token.length === 1);

/** `123` is three digits where the group has digits, and one number elsewhere. */
function splitText(text: string, group: Group): readonly string[] {
  if (text === '') return [];
  if (text.includes(',')) return text.split(',').map((token) => token.trim());
  return isOneCharacter(group) ? [...text] : [text];
}

const tokensOfGroup = (written: string | readonly string[], group: Group): readonly string[] =>
  (typeof written === 'string' ? splitText(written, group) : written).map((token) => tokenOf(token, group.tokens));

/** The selection that a case writes. Throws a CaseFault at the first thing that is wrong with it. */
export function readSelection({ form }: LotteryBet, written: WrittenSelection): Selection {
  const [first] = form.groups;
  const isSingle = form.groups.length === 1;
  let groups: readonly (string | readonly string[])[];
  if (typeof written === 'string') groups = isSingle ? [written] : selectionOf(written);
  else if (isSingle && written.every((one) => typeof one === 'string'))
    groups = [written.length === 1 ? (written[0] ?? '') : (written as readonly string[])];
  else groups = written;
  const selection = groups.map((group, index) => tokensOfGroup(group, form.groups[index] ?? (first as Group)));
  const [fault] = selectionFaults(form, selection);
  if (fault) throw new CaseFault('invalid_input', 'selection');
  return selection;
}

/** The draw that a case writes: by prize, or in one list with the prizes in their order. Throws a CaseFault. */
export function readDraw(
  shape: DrawShape,
  written: readonly string[] | Readonly<Record<string, readonly string[]>>,
): LotteryDraw {
  const draw: Record<string, readonly string[]> = {};
  let taken = 0;
  for (const { key, count, of } of shape) {
    const isList = Array.isArray(written);
    const numbers: readonly string[] = isList
      ? written.slice(taken, taken + count)
      : ((written as Readonly<Record<string, readonly string[]>>)[key] ?? []);
    taken += count;
    const tokens = 'digits' in of ? { digits: of.digits } : { list: of.list };
    const drawn = numbers.map((number) => tokenOf(number, tokens));
    const isWrong = drawn.some((number) =>
      'list' in tokens ? !tokens.list.includes(number) : !/^[0-9]+$/.test(number) || number.length !== tokens.digits,
    );
    const isTwice = 'isDistinct' in of && of.isDistinct && new Set(drawn).size < drawn.length;
    const isShort = drawn.length !== count && (drawn.length > 0 || taken === count);
    if (isWrong || isTwice || isShort) throw new CaseFault('invalid_input', isList ? 'draw' : `draw.${key}`);
    draw[key] = drawn;
  }
  if (Array.isArray(written) && written.length > taken) throw new CaseFault('invalid_input', 'draw');
  return draw;
}
