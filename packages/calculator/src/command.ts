import { calculate } from './calculate.ts';

export interface Printed {
  readonly out: string;
  /** A sentence for the person; the command has failed where there is one. */
  readonly fault: string;
}

const usage = 'calculate -- --file cases.json (or --file - for standard input)';

/** What `npm run calculate` prints for its arguments; `readText` reads the named file. */
export async function calculateCommand(
  args: readonly string[],
  readText: (file: string) => Promise<string>,
): Promise<Printed> {
  const [option, file, ...rest] = args;
  if (option !== '--file' || file === undefined || rest.length > 0) return { out: '', fault: usage };
  let cases: unknown;
  try {
    cases = JSON.parse(await readText(file));
  } catch (error) {
    return { out: '', fault: `${file} cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
  if (!Array.isArray(cases)) return { out: '', fault: `${file} holds no list of cases` };
  return { out: `${JSON.stringify(cases.map(calculate), null, 2)}\n`, fault: '' };
}
