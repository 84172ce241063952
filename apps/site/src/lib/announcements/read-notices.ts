import { create } from 'zustand';
import { readStored, writeStored } from '../preferences/storage.ts';

const STORAGE_KEY = 'readNotices';
/** Older ones are forgotten; their notices are long gone. */
const MAX_KEPT = 200;

/** Notices that a visitor has read on this device; a member's are kept by the server. */
export const useReadNotices = create<{ ids: readonly string[] }>(() => ({ ids: readIds() }));

function readIds(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function keepReadNotices(ids: readonly string[]): void {
  const known = useReadNotices.getState().ids;
  const kept = [...known, ...ids.filter((id) => !known.includes(id))].slice(-MAX_KEPT);
  useReadNotices.setState({ ids: kept });
  writeStored(STORAGE_KEY, JSON.stringify(kept));
}
