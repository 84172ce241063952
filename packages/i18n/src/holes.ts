/** What a text is filled with: arguments with those of plurals and selections, tags, bounds of a validator; each once, in order. */
export function holesOf(text: string): string[] {
  const names = [...text.matchAll(/\{\s*([a-zA-Z]\w*)\s*(?:\}|,\s*(?:number|date|time|plural|select))/g)].map(
    ([, name = '']) => name,
  );
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([tag]) => tag);
  const bounds = [...text.matchAll(/\((?:min|max)\)/g)].map(([bound]) => bound);
  return [...new Set([...names, ...tags, ...bounds])].sort();
}
