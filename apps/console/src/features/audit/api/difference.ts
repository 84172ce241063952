export interface Change {
  field: string;
  /** Null where the field was not there. */
  before: string | null;
  after: string | null;
}

/** Values by dotted path; a value that is no object stands under the empty path. */
function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, shown(value)]];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, path === '' ? key : `${path}.${key}`));
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function read(json: string | null): Map<string, string> {
  if (json === null) return new Map();
  try {
    return new Map(flatten(JSON.parse(json)));
  } catch {
    return new Map([['', json]]);
  }
}

/** What differs between two records, given as JSON text. What stayed the same is left out. */
export function differenceOf(before: string | null, after: string | null): Change[] {
  const [former, latter] = [read(before), read(after)];
  return [...new Set([...former.keys(), ...latter.keys()])]
    .map((field) => ({ field, before: former.get(field) ?? null, after: latter.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}
