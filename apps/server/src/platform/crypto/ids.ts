import { hash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** A new id: UUID version 7, ordered by the time of its making. */
export const newId = (): string => v7();

const tokenBytes = 32;

/** A secret of 256 random bits in base64url: session tokens, launch tokens. Only its hash is stored. */
export const randomToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** SHA-256 of a token, as it is stored. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');
