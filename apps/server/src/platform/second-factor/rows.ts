/** Whose second factors: tables and their columns are named for it. */
export type FactorOwner = 'staff' | 'member';

export interface TotpRow {
  /** Null: it was never finished. */
  sealedSecret: string | null;
  addedAt: Date | null;
  lastUsedAt: Date | null;
  /** Of one that is being set up. */
  sealedNewSecret: string | null;
  newSince: Date | null;
}

export interface PasskeyRow {
  id: string;
  /** Of WebAuthn, base64url. */
  credentialId: string;
  publicKey: Buffer;
  /** The host that it was made at. */
  relyingParty: string;
  signCount: bigint;
  transports: string[];
  name: string;
  addedAt: Date;
  lastUsedAt: Date | null;
}

export interface ChallengeRow {
  /** The session, or the login, that was asked. */
  sessionId: string;
  purpose: 'add' | 'give';
  challenge: string;
  createdAt: Date;
}
