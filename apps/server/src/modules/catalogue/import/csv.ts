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
  const pieces = /("(?:[^"]|"")*"?|[^,\r\n]*)(,|\r\n|\n|\r|$)/y;
  while (pieces.lastIndex < source.length) {
    const [whole = '', raw = '', end = ''] = pieces.exec(source) ?? [];
    if (whole === '') throw new CsvError(`line ${line}: a quoted field goes on after its closing quote`);
    if (raw.startsWith('"') && (raw.length === 1 || !raw.endsWith('"') || !isClosed(raw))) {
      throw new CsvError(`line ${line}: a quoted field does not end`);
    }
    fields.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
    line += raw.split(/\r\n|\n|\r/).length - 1;
    if (end === ',') {
      if (pieces.lastIndex === source.length) fields.push('');
      continue;
    }
    endRecord();
    line += 1;
    firstLine = line;
  }
  if (fields.length > 0) endRecord();
  return records;
}

/** The quotes between the outer ones come in pairs. */
const isClosed = (raw: string): boolean => (raw.slice(1, -1).match(/"/g)?.length ?? 0) % 2 === 0;
