/**
 * Does something for each of many, so many beside one another. One that fails keeps nobody else from his turn; afterwards what failed
 * is thrown.
 */
export async function settleAll<Item, Answer>(
  items: readonly Item[],
  act: (item: Item) => Promise<Answer>,
  { atOnce }: { atOnce: number },
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const errors: unknown[] = [];
  for (let first = 0; first < items.length; first += atOnce) {
    for (const done of await Promise.allSettled(items.slice(first, first + atOnce).map(act))) {
      if (done.status === 'fulfilled') answers.push(done.value);
      else errors.push(done.reason);
    }
  }
  throwAll(errors);
  return answers;
}

/** Throws the one error, or several as one; nothing for none. */
export function throwAll(errors: readonly unknown[]): void {
  const [first] = errors;
  if (errors.length === 1) throw first;
  const message = first instanceof Error ? first.message : 'no error';
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} failures, the first: ${message}`);
}
