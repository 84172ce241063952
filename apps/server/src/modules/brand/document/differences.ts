type Flat = Record<string, unknown>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function flat(value: unknown, path: string, into: Flat): Flat {
  if (!isRecord(value)) into[path] = value;
  else for (const [key, part] of Object.entries(value)) flat(part, path === '' ? key : `${path}.${key}`, into);
  return into;
}

/** What differs between two configurations, by dotted path; lists are compared whole. */
export function differencesOf(before: unknown, after: unknown): { before: Flat; after: Flat } {
  const [old, fresh] = [flat(before, '', {}), flat(after, '', {})];
  const changed = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].filter(
    (path) => JSON.stringify(old[path]) !== JSON.stringify(fresh[path]),
  );
  const only = (all: Flat): Flat =>
    Object.fromEntries(changed.flatMap((path) => (path in all ? [[path, all[path]]] : [])));
  return { before: only(old), after: only(fresh) };
}
