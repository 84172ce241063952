import { sql } from 'kysely';
import pg from 'pg';

/** Beyond this many different texts somebody builds statements that are no use to keep. */
const mostStatements = 200;

const mark = '/* planned once */';

/** Stands at the very beginning of a statement that is asked often and takes longer to plan than to run. */
export const plannedOnce = sql.raw(mark);

export type WhichStatements = (text: string) => boolean;
export const markedStatements: WhichStatements = (text) => text.trimStart().startsWith(mark);
/** For pools whose statements are few and come again and again. */
export const allStatements: WhichStatements = () => true;

/**
 * Plans a new pool's chosen statements with parameters once a connection instead of once a call: pg prepares what has a name, and the text
 * gives it one.
 */
export function prepareStatements(pool: pg.Pool, areChosen: WhichStatements): pg.Pool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostStatements || !areChosen(text)) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };

  pool.on('connect', (client) => {
    // Asked of the class each time: whoever counts or traces statements there sees these, too.
    const query = (...parameters: unknown[]) => Reflect.apply(pg.Client.prototype.query, client, parameters) as unknown;
    client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      return name === undefined ? query(text, values, ...rest) : query({ name, text, values }, ...rest);
    }) as typeof client.query;
  });
  return pool;
}
