/**
 * Plain data as one text, whatever the order in which its fields came: JSON without blanks, the fields of every object sorted by the code
 * units of their names.
 */
export const canonicalJson = (data: unknown): string => JSON.stringify(sorted(data));

function sorted(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sorted);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
