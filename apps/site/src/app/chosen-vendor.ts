import { create } from 'zustand';

interface ChosenVendor {
  /** Vendor code; empty when none is chosen. */
  vassalage: string;
}

/** The vendor that is in force: stored before the slot lobby opens, reset by a click on the navigation, which names none. */
export const useChosenVendor = create<ChosenVendor>(() => ({ vassalage: '' }));

export function storeChosenVendor(vassalage = ''): void {
  useChosenVendor.setState({ vassalage });
}
