/** Programs that open tables take a cell that begins so for a formula. */
const formulaSign = /^[=+\-@\t\r]/;
const plainNumber = /^-?\d+(\.\d+)?$/;

const cellOf = (text: string): string => {
  const safe = formulaSign.test(text) && !plainNumber.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Rows as the text of a CSV file (RFC 4180), with the mark by which programs know its letters. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;

/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
