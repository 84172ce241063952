import { create } from 'zustand';

const storageKey = 'seenNotices';

/** As long as the browser's tab is open it is one visit; where nothing can be kept, as long as the page stands. */
function readSeen(): string[] {
  try {
    const ids: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Pop-up notices of each visit that were seen in this one. */
export const useSeenThisVisit = create<{ ids: string[] }>(() => ({ ids: readSeen() }));

export function seeThisVisit(id: string): void {
  const ids = [...new Set([...useSeenThisVisit.getState().ids, id])];
  useSeenThisVisit.setState({ ids });
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // The store of the page remembers it.
  }
}
