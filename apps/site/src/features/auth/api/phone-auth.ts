import { deleteApp, initializeApp } from '@firebase/app';
import { initializeAuth, RecaptchaVerifier, signInWithPhoneNumber } from '@firebase/auth';

export interface PhoneAuthProject {
  projectId: string;
  apiKey: string;
}

/** A code that is on its way. */
export interface SentCode {
  /** The ID token that says whose number it is. Throws what the service throws: an error with a `code`. */
  confirm(code: string): Promise<string>;
}

/**
 * Lets a phone-auth service send a code to a number (+639171234567), behind its own invisible human verification. Nothing of it is kept in
 * the browser. Throws what the service throws.
 */
export async function sendByPhoneAuth({ projectId, apiKey }: PhoneAuthProject, number: string): Promise<SentCode> {
  const app = initializeApp({ projectId, apiKey, authDomain: `${projectId}.firebaseapp.com` }, `phone-${Date.now()}`);
  const place = document.body.appendChild(document.createElement('div'));
  const auth = initializeAuth(app, {});
  const verifier = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  const tidy = () => {
    verifier.clear();
    place.remove();
  };
  try {
    const confirmation = await signInWithPhoneNumber(auth, number, verifier);
    return {
      confirm: async (code) => {
        const { user } = await confirmation.confirm(code);
        const token = await user.getIdToken();
        await deleteApp(app);
        return token;
      },
    };
  } catch (thrown) {
    await deleteApp(app);
    throw thrown;
  } finally {
    tidy();
  }
}
