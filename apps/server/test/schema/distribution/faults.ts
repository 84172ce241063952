import { distribution } from './map.ts';
import type { SchemaTable } from './schema-file.ts';

type Place = { kind: 'member'; column: string } | { kind: 'reference' } | { kind: 'local' };

/** Where each table of the map lives. Throws for a table that stands in it twice. */
export function readPlaces(map = distribution): Map<string, Place> {
  const places = new Map<string, Place>();
  const put = (tables: readonly string[], place: Place) => {
    for (const table of tables) {
      if (places.has(table)) throw new Error(`${table} stands in the map twice`);
      places.set(table, place);
    }
  };
  for (const [column, tables] of Object.entries(map.member)) put(tables, { kind: 'member', column });
  put(map.reference, { kind: 'reference' });
  for (const { tables } of map.local) put(tables, { kind: 'local' });
  return places;
}

/**
 * What keeps the tables from living where the map says, one line a fault: a member's table whose column is missing or may be empty, a unique key
 * without it, a foreign key that would leave the member's server, and triggers, which Citus runs on each server apart.
 */
export function faultsOf(schema: ReadonlyMap<string, SchemaTable>, places = readPlaces()): string[] {
  return [...schema.values()].flatMap((table) => {
    const place = places.get(table.name);
    if (!place) return [];
    return [
      ...(place.kind === 'member' ? [...columnFaults(table, place.column), ...keyFaults(table, place.column)] : []),
      ...table.foreignKeys
        .filter((key) => leaves(key, place, places.get(key.to)))
        .map(({ name, to }) => `${table.name}: reference ${name} to ${to}`),
      ...(place.kind === 'local' ? [] : table.triggers.map((trigger) => `${table.name}: trigger ${trigger}`)),
    ];
  });
}

function columnFaults({ name, columns }: SchemaTable, column: string): string[] {
  const found = columns.get(column);
  if (!found) return [`${name}: no column ${column}`];
  return found.isNullable ? [`${name}: ${column} may be empty`] : [];
}

const keyFaults = ({ name, uniqueKeys }: SchemaTable, column: string): string[] =>
  uniqueKeys.filter(({ columns }) => !columns.includes(column)).map((key) => `${name}: key ${key.name}`);

/** Whether a row and the row that it names may live on different servers. */
function leaves(key: SchemaTable['foreignKeys'][number], from: Place, to: Place | undefined): boolean {
  if (to?.kind === 'reference') return false;
  if (from.kind !== 'member') return to?.kind === 'member';
  if (to?.kind !== 'member') return true;
  const at = key.columns.indexOf(from.column);
  return at < 0 || key.toColumns[at] !== to.column;
}
