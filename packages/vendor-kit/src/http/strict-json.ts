import type { FieldFault } from './fields.ts';

export type ReadJson = { ok: true; value: unknown } | { ok: false; field: string; fault: FieldFault };

const deepestNesting = 20;
/** A whole string, or a sign of structure. Numbers and words need no look: the text is known to be JSON. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],:]/g;

const refused = (fault: FieldFault, field = 'body'): ReadJson => ({ ok: false, field, fault });

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads JSON of strangers: valid UTF-8 only, at most 20 levels, and no name twice in one object (two readers would each believe another
 * of the two values).
 */
export function readStrictJson(bytes: Uint8Array): ReadJson {
  let text: string;
  let value: unknown;
  try {
    text = decoder.decode(bytes);
    value = JSON.parse(text);
  } catch {
    return refused('json_broken');
  }
  if (namesNothingTwice(text, value)) return { ok: true, value };
  return faultOfStructure(text) ?? { ok: true, value };
}

/**
 * What is said a second time is lost in reading, so that it cannot be written as it came. False says nothing: blanks, too, make another text.
 */
const namesNothingTwice = (text: string, value: unknown): boolean =>
  isShallow(value, deepestNesting) && JSON.stringify(value) === text;

const isShallow = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return true;
  if (levels === 0) return false;
  return Object.values(value).every((part) => isShallow(part, levels - 1));
};

function faultOfStructure(text: string): ReadJson | null {
  /** The names seen so far in each open object; null for an open array. */
  const open: (Set<string> | null)[] = [];
  let previous = '';
  for (const [token] of text.matchAll(tokens)) {
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : null);
      if (open.length > deepestNesting) return refused('json_too_deep');
    } else if (token === '}' || token === ']') {
      open.pop();
    } else if (token === ':') {
      const names = open.at(-1);
      const name: string = JSON.parse(previous);
      if (names?.has(name)) return refused('field_duplicate', name);
      names?.add(name);
    }
    previous = token;
  }
  return null;
}
