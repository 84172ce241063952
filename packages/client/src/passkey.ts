/** The browser's passkeys, as JSON to and from the server. */

type Json = Record<string, unknown>;

/** Whether this browser can do it at all. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function';

/** Returns null when the person turned it down, or the browser could not. */
async function jsonOf(asked: Promise<Credential | null>): Promise<Json | null> {
  const credential = await asked.catch(() => null);
  return credential instanceof PublicKeyCredential ? (credential.toJSON() as unknown as Json) : null;
}

/** Makes a passkey for this account. */
export const makePasskey = (options: Json): Promise<Json | null> =>
  jsonOf(
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
        options as unknown as PublicKeyCredentialCreationOptionsJSON,
      ),
    }),
  );

/** Proves that one of the account's passkeys is here. */
export const provePasskey = (options: Json): Promise<Json | null> =>
  jsonOf(
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
        options as unknown as PublicKeyCredentialRequestOptionsJSON,
      ),
    }),
  );
