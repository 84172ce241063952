/** The keys of the specification (section 3); nothing else of the session is stored. */
const sessionKeys = [
  'token',
  'isAgent',
  'username',
  'account',
  'nickname',
  'customerId',
  'memberLabel',
  'merchant',
  'merchantCode',
  'platform',
] as const;
export type SessionKey = (typeof sessionKeys)[number];

/** Keys that outlive a sign-out: they belong to the brand. */
const brandKeys = ['merchant', 'merchantCode'] as const satisfies readonly SessionKey[];

/** A browser may forbid storage; the session then lasts until the next reload. */
function ifAllowed<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

export function readSessionKey(key: SessionKey): string {
  return ifAllowed(() => sessionStorage.getItem(key)) ?? '';
}

export function writeSessionKeys(values: Partial<Record<SessionKey, string>>): void {
  ifAllowed(() => {
    for (const [key, value] of Object.entries(values)) sessionStorage.setItem(key, value);
  });
}

/** Clears the session storage and puts the brand's keys back. */
export function clearSessionKeys(): void {
  ifAllowed(() => {
    const kept = brandKeys.map((key) => [key, sessionStorage.getItem(key)] as const);
    sessionStorage.clear();
    for (const [key, value] of kept) if (value !== null) sessionStorage.setItem(key, value);
  });
}
