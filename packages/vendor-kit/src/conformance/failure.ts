/** A case's verdict: the wallet did something else than it must. */
export class CaseFailure extends Error {
  readonly step: string;
  readonly expected: string;
  readonly got: string;

  constructor(step: string, expected: unknown, got: unknown) {
    const [wanted, found] = [told(expected), told(got)];
    super(`${step}: expected ${wanted}, got ${found}`);
    this.name = 'CaseFailure';
    this.step = step;
    this.expected = wanted;
    this.got = found;
  }
}

/** The case cannot be tried here: it is reported as skipped with this reason, never as passed. */
export class CaseSkipped extends Error {
  override readonly name = 'CaseSkipped';
}

/** A value as one line of text. */
export function told(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  const text = JSON.stringify(value, (_name, part) => (typeof part === 'bigint' ? `${part}` : part));
  return text ?? String(value);
}

export function expectEqual(step: string, got: unknown, expected: unknown): void {
  if (told(got) !== told(expected)) throw new CaseFailure(step, expected, got);
}

export function expectTrue(step: string, isTrue: boolean, expected: string, got: unknown): void {
  if (!isTrue) throw new CaseFailure(step, expected, got);
}
