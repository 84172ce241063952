import type * as z from 'zod';

/** The answer to one case. `error` is a message key, `field` the path of what is wrong, as `legs.0.odds`; '' is the case itself. */
export type Answer =
  | { readonly ok: true; readonly value: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly error: string; readonly field: string };

/** A case that the rules refuse although every field can be read, such as a line that the market does not have. */
export class CaseFault extends Error {
  readonly key: string;
  readonly field: string;

  constructor(key: string, field: string) {
    super(`${key}: ${field}`);
    this.key = key;
    this.field = field;
  }
}

/** One kind of question: what a case of it holds, and its answer. */
export interface Kind {
  readonly name: string;
  /** Throws nothing for bad input: it is answered. */
  readonly answer: (input: unknown) => Answer;
}

/** Keys of faults that a field's own check named; zod's other messages are English and say `invalid_input`. */
const isKey = (message: string) => /^[a-z]+(_[a-z0-9]+)+$/.test(message);

function faultOf(issue: z.core.$ZodIssue): Answer {
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path;
  const unknown = issue.code === 'unrecognized_keys' ? 'unknown_field' : 'invalid_input';
  return { ok: false, error: isKey(issue.message) ? issue.message : unknown, field: path.map(String).join('.') };
}

/**
 * A kind from its schema and its rule. The rule answers with the value, and throws a CaseFault for what it refuses.
 */
export function defineKind<Schema extends z.ZodType>(kind: {
  name: string;
  schema: Schema;
  answer: (input: z.output<Schema>) => Readonly<Record<string, unknown>>;
}): Kind {
  return {
    name: kind.name,
    answer: (input) => {
      const read = kind.schema.safeParse(input);
      if (!read.success) return faultOf(read.error.issues[0] as z.core.$ZodIssue);
      try {
        return { ok: true, value: kind.answer(read.data) };
      } catch (error) {
        if (error instanceof CaseFault) return { ok: false, error: error.key, field: error.field };
        throw error;
      }
    },
  };
}
