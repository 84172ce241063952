import { sql } from 'kysely';
import pg from 'pg';

/** Beyond this many different texts somebody builds statements that are no use to keep. */
const maxStatements = 200;

const mark = '/* planned once */';

/** Stands at the very beginning of a statement that is asked often and takes longer to plan than to run. */
export const plannedOnce = sql.raw(mark);

/**
 * A value of a statement that is planned once. PostgreSQL keeps a plan only when plans for the values at hand look no cheaper, and to it they
 * often do; a value in a query of its own it cannot look at, so that every plan looks the same.
 */
export const unseenByPlanner = (value: unknown, type: 'uuid' | 'text' | 'timestamptz' | 'integer') =>
  sql`(select ${value}::${sql.raw(type)})`;

export type WhichStatements = (text: string) => boolean;
export const markedStatements: WhichStatements = (text) => text.trimStart().startsWith(mark);
/** For pools whose statements are few and come again and again. */
export const allStatements: WhichStatements = () => true;

/** A table has other columns than when the statement was planned (`select *` after an update of the program beside this one). */
const isOutdated = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '0A000';

/**
 * Plans a new pool's chosen statements with parameters once a connection instead of once a call: pg prepares what has a name, and the text
 * gives it one. Where a table was given other columns, its outdated plan fails once and is not asked again.
 */
export function prepareStatements(pool: pg.Pool, areChosen: WhichStatements): pg.Pool {
  const names = new Map<string, string>();
  let named = 0;
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxStatements || !areChosen(text)) return known;
    const name = `s${named}`;
    named += 1;
    names.set(text, name);
    return name;
  };
  const forgetOutdated = (text: string, name: string, answer: unknown): void => {
    if (!(answer instanceof Promise)) return;
    answer.catch((error) => {
      if (isOutdated(error) && names.get(text) === name) names.delete(text);
    });
  };

  pool.on('connect', (client) => {
    // Asked of the class each time: whoever counts or traces statements there sees these, too.
    const query = (...parameters: unknown[]) => Reflect.apply(pg.Client.prototype.query, client, parameters) as unknown;
    client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) => {
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      if (name === undefined) return query(text, values, ...rest);
      const answer = query({ name, text, values }, ...rest);
      forgetOutdated(text as string, name, answer);
      return answer;
    }) as typeof client.query;
  });
  return pool;
}
