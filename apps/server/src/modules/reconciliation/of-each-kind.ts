/** The first of each kind, then the second of each: many of one kind hide no other. A sentence's kind is its first word. */
export function ofEachKind(sentences: readonly string[]): string[] {
  const seen = new Map<string, number>();
  const placed = sentences.map((sentence) => {
    const [kind = ''] = sentence.split(' ', 1);
    const place = seen.get(kind) ?? 0;
    seen.set(kind, place + 1);
    return { sentence, place };
  });
  return placed.sort((one, other) => one.place - other.place).map(({ sentence }) => sentence);
}
