import { permutationsOf } from './combinations.ts';

/** What was chosen, by group: five groups of digits for a direct bet, one group of numbers for a bet on numbers. */
export type Selection = readonly (readonly string[])[];

/** What may stand in a group: one of a list, or any number of so many digits; with `orders` only one whose digits have so many orders. */
export type Tokens = { readonly list: readonly string[] } | { readonly digits: number; readonly orders?: number };

export interface SelectionGroup {
  /** A key as `units` or `numbers`, by which screens name the group. */
  readonly name: string;
  readonly tokens: Tokens;
  readonly min: number;
  readonly max: number;
}

export interface SelectionForm {
  readonly groups: readonly SelectionGroup[];
  /** The fewest in all groups together, where groups may stay empty. */
  readonly minInAll?: number;
}

export type SelectionFaultKind = 'unknown' | 'repeated' | 'tooFew' | 'tooMany';

/** One thing that is wrong with a selection. `place` is that of the token in its group; null: the group as a whole. */
export interface SelectionFault {
  readonly group: number;
  readonly place: number | null;
  readonly fault: SelectionFaultKind;
}

const asciiDigits = /^[0-9]+$/;

function isToken(tokens: Tokens, token: string): boolean {
  if ('list' in tokens) return tokens.list.includes(token);
  if (token.length !== tokens.digits || !asciiDigits.test(token)) return false;
  return tokens.orders === undefined || permutationsOf(token).length === tokens.orders;
}

function faultsOfGroup({ tokens, min, max }: SelectionGroup, group: number, chosen: readonly string[]) {
  const faults: SelectionFault[] = [];
  const seen = new Set<string>();
  for (const [place, token] of chosen.entries()) {
    if (!isToken(tokens, token)) faults.push({ group, place, fault: 'unknown' });
    else if (seen.has(token)) faults.push({ group, place, fault: 'repeated' });
    seen.add(token);
  }
  if (chosen.length < min) faults.push({ group, place: null, fault: 'tooFew' });
  if (chosen.length > max) faults.push({ group, place: null, fault: 'tooMany' });
  return faults;
}

/** Everything that is wrong with a selection, each fault with its place; empty when it can be played. */
export function selectionFaults(form: SelectionForm, selection: Selection): readonly SelectionFault[] {
  if (selection.length !== form.groups.length) {
    const fault = selection.length < form.groups.length ? 'tooFew' : 'tooMany';
    return [{ group: Math.min(selection.length, form.groups.length), place: null, fault }];
  }
  const faults = form.groups.flatMap((group, index) => faultsOfGroup(group, index, selection[index] ?? []));
  const inAll = selection.reduce((sum, chosen) => sum + chosen.length, 0);
  if (faults.length === 0 && inAll < (form.minInAll ?? 0)) return [{ group: 0, place: null, fault: 'tooFew' }];
  return faults;
}

/** A selection as one line of text: groups with `|` between, tokens with `,`. */
export const selectionText = (selection: Selection): string => selection.map((chosen) => chosen.join(',')).join('|');

/** The selection of a text; whether it can be played is another question. */
export const selectionOf = (text: string): Selection =>
  text.split('|').map((group) => (group === '' ? [] : group.split(',')));

/** A group of tokens of a list, of which all may be chosen. */
export const listGroup = (name: string, list: readonly string[], min = 1): SelectionGroup => ({
  name,
  tokens: { list },
  min,
  max: list.length,
});
