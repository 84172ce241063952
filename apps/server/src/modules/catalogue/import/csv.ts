export interface CsvRecord {
  /** Of the record's first line, from 1. */
  line: number;
  fields: readonly string[];
}

/** A text that is no CSV; the message says where and why. */
export class CsvError extends Error {}

/** RFC 4180: commas, quotes doubled inside quotes, line ends of every kind; a byte order mark and empty lines are passed over. */
export function parseCsv(text: string): CsvRecord[] {
  const source = text.replace(/^\ufeff/, '');
  const records: CsvRecord[] = [];
  let fields: string[] = [];
  let line = 1;
  let firstLine = 1;
  const endRecord = () => {
    if (fields.length > 1 || fields[0] !== '') records.push({ line: firstLine, fields });
    fields = [];
  };
  let position = 0;
  while (position < source.length) {
    const isQuoted = source[position] === '"';
    const fieldEnd = isQuoted ? endOfQuoted(source, position) : endOfPlain(source, position);
    if (fieldEnd === null) throw new CsvError(`line ${line}: a quoted field does not end`);
    const end = separatorAt(source, fieldEnd);
    if (end === null) throw new CsvError(`line ${line}: a quoted field goes on after its closing quote`);
    const raw = source.slice(position, fieldEnd);
    fields.push(isQuoted ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    position = fieldEnd + end.length;
    line += raw.split(/\r\n|\n|\r/).length - 1;
    if (end === ',') {
      if (position === source.length) fields.push('');
      continue;
    }
    endRecord();
    line += 1;
    firstLine = line;
  }
  if (fields.length > 0) endRecord();
  return records;
}

/** Null: there is no closing quote. Looks for quotes one by one: an expression for the whole field fails on a long one. */
function endOfQuoted(source: string, start: number): number | null {
  for (let from = start + 1; ; ) {
    const quote = source.indexOf('"', from);
    if (quote === -1) return null;
    if (source[quote + 1] !== '"') return quote + 1;
    from = quote + 2;
  }
}

function endOfPlain(source: string, start: number): number {
  const separator = /[,\r\n]/g;
  separator.lastIndex = start;
  return separator.exec(source)?.index ?? source.length;
}

/** Empty at the end of the text; null: something else stands there. */
function separatorAt(source: string, position: number): string | null {
  const separator = /,|\r\n|\n|\r|$/y;
  separator.lastIndex = position;
  return separator.exec(source)?.[0] ?? null;
}
