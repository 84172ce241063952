import { callApi } from '../../../lib/api.ts';

/**
 * Reads everything that is held about a member, part by part, and hands it to the browser as one JSON file.
 * @param onPart hears how many of the parts are read
 */
export async function readOut(
  memberId: string,
  reason: string,
  onPart: (part: number, parts: number) => void,
): Promise<void> {
  const { exportId, username, sections } = await callApi('staffMemberExportBegin', {
    params: { memberId },
    body: { reason },
  });
  // Pieces of text, so that the browser may keep them outside the memory of the page.
  const pieces: Blob[] = [new Blob(['{'])];
  for (const [index, section] of sections.entries()) {
    onPart(index, sections.length);
    pieces.push(new Blob([`${index === 0 ? '' : ','}\n${JSON.stringify(section)}: [`]));
    pieces.push(...(await partsOf({ memberId, exportId }, section)));
    pieces.push(new Blob([']']));
  }
  onPart(sections.length, sections.length);
  save(new Blob([...pieces, '\n}\n'], { type: 'application/json' }), `${username}.json`);
}

async function partsOf(params: { memberId: string; exportId: string }, section: string): Promise<Blob[]> {
  const pieces: Blob[] = [];
  let after: string[] | null | undefined;
  do {
    const data = { section, ...(after ? { after } : {}) };
    const { rows, next } = await callApi('staffMemberExportPart', { params, data });
    const text = rows.map((row) => `\n  ${JSON.stringify(row)}`).join(',');
    if (rows.length > 0) pieces.push(new Blob([pieces.length === 0 ? text : `,${text}`]));
    after = next;
  } while (after);
  return pieces;
}

function save(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = window.document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
