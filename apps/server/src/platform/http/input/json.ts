const deepestNesting = 20;

/** Parses JSON of strangers. Throws SyntaxError for broken JSON and for nesting deeper than 20. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  refuseDeepNesting(value, deepestNesting);
  return value;
}

function refuseDeepNesting(value: unknown, levelsLeft: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (levelsLeft === 0) throw new SyntaxError('JSON is nested too deeply');
  for (const part of Object.values(value)) refuseDeepNesting(part, levelsLeft - 1);
}
