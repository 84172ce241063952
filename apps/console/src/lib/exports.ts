import type { Calls, CallValue, ExportableList } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, failureKey } from './api.ts';
import { listQuery, type RowOf } from './list-query.ts';

export type ExportFormat = 'csv' | 'xlsx';
export type ExportRow = RowOf<'staffExports'>;
type ExportFile = CallValue<Calls['staffExportFile']>;

const askAgainMs = 1_500;

export interface ExportOrder {
  list: ExportableList;
  params: Readonly<Record<string, string>>;
  data: Readonly<Record<string, unknown>>;
}

/** The own exports, read again while one of them is being made. */
export const exportsQuery = (page = 1, pageSize = 25) => ({
  ...listQuery('staffExports', { data: { page, pageSize } }),
  refetchInterval: ({ state }: { state: { data: { rows: readonly ExportRow[] } | undefined } }) =>
    state.data?.rows.some((row) => row.state === 'waiting') ? askAgainMs : (false as const),
});

/** Orders a file of a list and follows it until it can be had. */
export function useExport() {
  const queryClient = useQueryClient();
  const [exportId, setExportId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const exports = useQuery({ ...exportsQuery(), enabled: exportId !== null });
  const order = async (what: ExportOrder, format: ExportFormat): Promise<void> => {
    const id = crypto.randomUUID();
    setFailure(null);
    try {
      await callApi('staffExportRequest', { body: { exportId: id, format, ...what } });
      await queryClient.invalidateQueries({ queryKey: ['staffExports'] });
      setExportId(id);
    } catch (thrown) {
      setFailure(failureKey(thrown));
    }
  };
  const row = exports.data?.rows.find((candidate) => candidate.exportId === exportId) ?? null;
  return { order, row, isOrdered: exportId !== null, failure };
}

/** Hands a file to the browser, part after part, which keeps it where downloads go. */
export async function downloadExport(exportId: string): Promise<void> {
  const file = await callApi('staffExportFile', { params: { exportId }, data: { part: 1 } });
  const blobs = [blobOf(file)];
  for (let part = 2; part <= file.parts; part += 1)
    blobs.push(blobOf(await callApi('staffExportFile', { params: { exportId }, data: { part } })));
  const address = URL.createObjectURL(new Blob(blobs, { type: file.contentType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.fileName;
  link.click();
  // The browser has begun to read it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}

function blobOf({ base64, contentType }: ExportFile): Blob {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: contentType });
}
