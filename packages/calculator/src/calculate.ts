import type { Answer } from './frame/kind.ts';
import { kinds } from './kinds/index.ts';

const byName = new Map(kinds.map((kind) => [kind.name, kind]));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The answer to one case. A wrong case is answered, too. */
export function calculate(input: unknown): Answer {
  if (!isRecord(input)) return { ok: false, error: 'invalid_input', field: '' };
  const { kind: name, ...fields } = input;
  const kind = typeof name === 'string' ? byName.get(name) : undefined;
  return kind?.answer(fields) ?? { ok: false, error: 'invalid_input', field: 'kind' };
}

/** The names of all kinds of question. */
export const kindNames: readonly string[] = [...byName.keys()];
