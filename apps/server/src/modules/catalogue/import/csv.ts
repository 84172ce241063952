import { type Info, CsvError as LibraryError, parse } from 'csv-parse/sync';

export interface CsvRecord {
  /** Of the record's first line, from 1. */
  line: number;
  fields: readonly string[];
}

/** A text that is no CSV; the message says where and why. */
export class CsvError extends Error {}

const faults: Partial<Record<string, string>> = {
  CSV_QUOTE_NOT_CLOSED: 'a quoted field does not end',
  CSV_INVALID_CLOSING_QUOTE: 'a quoted field goes on after its closing quote',
  INVALID_OPENING_QUOTE: 'a quote stands in a field that does not begin with one',
};

/** RFC 4180: commas, quotes doubled inside quotes, line ends of every kind; a byte order mark and empty lines are passed over. */
export function parseCsv(text: string): CsvRecord[] {
  const source = Buffer.from(text.replace(/^\ufeff/, ''));
  const lines = countLines(source);
  return read(source, lines)
    .map(({ record, info }) => ({ line: lines.ofRecordUpTo(info.bytes), fields: record }))
    .filter(({ fields }) => fields.length > 1 || fields[0] !== '');
}

function read(source: Buffer, lines: Lines): { record: string[]; info: Info }[] {
  try {
    return parse(source, {
      info: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as { record: string[]; info: Info }[];
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error;
    const read = 'bytes' in error ? Number(error.bytes) : 0;
    lines.ofRecordUpTo(read);
    throw new CsvError(`line ${lines.ofRecordUpTo(source.length)}: ${faults[error.code] ?? error.message}`);
  }
}

interface Lines {
  /** The first line of the record that ends at this byte; asked in the order of the records. */
  ofRecordUpTo(byte: number): number;
}

/** The library counts a line end of two characters inside quotes twice. */
function countLines(source: Buffer): Lines {
  let [from, line] = [0, 1];
  return {
    ofRecordUpTo: (byte) => {
      const piece = source.toString('utf8', from, byte);
      const first = line + endsIn(/^[\r\n]*/.exec(piece)?.[0] ?? '');
      line += endsIn(piece);
      from = byte;
      return first;
    },
  };
}

const endsIn = (text: string): number => text.match(/\r\n|\n|\r/g)?.length ?? 0;
