import { create } from 'zustand';

/** Chromium's offer to install the site; other browsers have a menu for it. */
interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

interface InstallState {
  offer: InstallOffer | null;
  isInstalled: boolean;
}

export const useInstall = create<InstallState>(() => ({ offer: null, isInstalled: isStandalone() }));

function isStandalone(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(display-mode: standalone)').matches;
}

/** Keeps the browser's offer for the button of the download page. */
export function listenForInstall(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    useInstall.setState({ offer: event as InstallOffer });
  });
  addEventListener('appinstalled', () => useInstall.setState({ offer: null, isInstalled: true }));
}

/** An offer can be used once; who declined finds the browser's own menu. */
export async function install(): Promise<void> {
  const { offer } = useInstall.getState();
  if (offer === null) return;
  useInstall.setState({ offer: null });
  const { outcome } = await offer.prompt();
  if (outcome === 'accepted') useInstall.setState({ isInstalled: true });
}
