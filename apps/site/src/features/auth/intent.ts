import { create } from 'zustand';

/** What a guest was about to do when he was asked to log in. */
export type LoginReason = 'play' | 'save' | 'page';

interface AuthIntent {
  /** Why the login opened; null where it was asked for itself. */
  reason: LoginReason | null;
  /** What a guest wanted when he was asked to log in; runs once he is. */
  afterLogin: (() => void) | null;
  /** The confirmation of signing out is open. */
  isSigningOut: boolean;
  /** The code that brought the visitor here; the address loses it as soon as he looks around. */
  referralCode: string;
  /** This login was the account's first. */
  isFirstLogin: boolean;
}

/** What the popups of this feature are open for, and where the visitor came from. */
export const useAuthIntent = create<AuthIntent>(() => ({
  reason: null,
  afterLogin: null,
  isSigningOut: false,
  referralCode: '',
  isFirstLogin: false,
}));

/** Hands out what the guest wanted and forgets it. */
export function takeAfterLogin(): (() => void) | null {
  const { afterLogin } = useAuthIntent.getState();
  useAuthIntent.setState({ afterLogin: null, reason: null });
  return afterLogin;
}
