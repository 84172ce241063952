interface Difference {
  path: string;
  before: string;
  after: string;
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function flat(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (isFields(value))
    for (const [key, part] of Object.entries(value)) flat(part, path === '' ? key : `${path}.${key}`, into);
  else
    into.set(
      path,
      value === null || value === undefined ? '' : Array.isArray(value) ? value.join(', ') : String(value),
    );
  return into;
}

/** What differs between two versions of a piece, by the place of the value. */
export function differencesBetween(before: object, after: object): Difference[] {
  const [old, fresh] = [flat(before, '', new Map()), flat(after, '', new Map())];
  return [...new Set([...old.keys(), ...fresh.keys()])]
    .filter((path) => (old.get(path) ?? '') !== (fresh.get(path) ?? ''))
    .sort()
    .map((path) => ({ path, before: old.get(path) ?? '', after: fresh.get(path) ?? '' }));
}
