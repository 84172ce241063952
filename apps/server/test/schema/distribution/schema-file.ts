/** What the dumped schema says of a table, as far as it matters for dividing it. */
export interface SchemaTable {
  name: string;
  /** By name: whether it may be empty. */
  columns: ReadonlyMap<string, { isNullable: boolean }>;
  uniqueKeys: readonly { name: string; columns: readonly string[] }[];
  foreignKeys: readonly { name: string; columns: readonly string[]; to: string; toColumns: readonly string[] }[];
  triggers: readonly string[];
}

const listed = (text: string): string[] => text.split(',').map((part) => part.trim());

/** Reads the tables of a dumped schema (schema.sql). A partition has the columns and keys of its table. */
export function readSchema(text: string): Map<string, SchemaTable> {
  const found = new Map<string, SchemaTable>();
  const blocks = text.split('\n\n').flatMap((block) => /^create (?:unlogged )?table [\s\S]*/.exec(block) ?? []);
  for (const block of blocks) {
    const parent = /^create table \S+ partition of (\S+) /.exec(block)?.[1];
    const table = tableOf(block);
    found.set(table.name, parent ? { ...table, columns: found.get(parent)?.columns ?? table.columns } : table);
  }
  return found;
}

function tableOf(block: string): SchemaTable {
  const lines = block.split('\n');
  const inside = lines.filter((line) => line.startsWith('  ')).map((line) => line.trim().replace(/,$/, ''));
  const constraints = inside.filter((line) => line.startsWith('constraint '));
  const columns = inside.filter((line) => !line.startsWith('constraint '));
  return {
    name: /^create (?:unlogged )?table (\S+)/.exec(block)?.[1] ?? '',
    columns: new Map(columns.map((line) => [line.split(' ')[0] ?? '', { isNullable: !line.includes(' not null') }])),
    uniqueKeys: [
      ...matches(constraints, /^constraint (\S+) (?:PRIMARY KEY|UNIQUE[A-Z ]*) \(([^)]*)\)/),
      ...matches(lines, /^CREATE UNIQUE INDEX (\S+) ON .*? USING btree \((.*?)\)(?: NULLS| WHERE|;)/),
    ].map(([, name = '', key = '']) => ({ name, columns: listed(key) })),
    foreignKeys: matches(constraints, /^constraint (\S+) FOREIGN KEY \(([^)]*)\) REFERENCES (\S+?)\(([^)]*)\)/).map(
      ([, name = '', from = '', to = '', key = '']) => ({ name, columns: listed(from), to, toColumns: listed(key) }),
    ),
    triggers: matches(lines, /^CREATE TRIGGER (\S+) /).map(([, name = '']) => name),
  };
}

const matches = (lines: readonly string[], pattern: RegExp): RegExpExecArray[] =>
  lines.flatMap((line) => {
    const match = pattern.exec(line);
    return match ? [match] : [];
  });
