import { create } from 'zustand';

/** Whether a newer version of the site waits to be loaded. */
export const useSiteUpdate = create<{ isReady: boolean }>(() => ({ isReady: false }));
