import { generateSecret, generateURI, verify } from 'otplib';
import type { Clock } from '../clock.ts';

/** A clock may be off by one step either way. */
const toleranceSeconds = 30;

export const newTotpSecret = (): string => generateSecret();

/** For a QR code. */
export const totpUri = (issuer: string, username: string, secret: string): string =>
  generateURI({ issuer, label: username, secret });

export const isTotpCode = (text: string): boolean => /^\d{6}$/.test(text);

/** The time step that a code belongs to; null for a wrong code. */
export async function totpStepOf(secret: string, code: string, clock: Clock): Promise<number | null> {
  if (!isTotpCode(code)) return null;
  const epoch = Math.floor(clock.now().getTime() / 1000);
  const checked = await verify({ secret, token: code, epoch, epochTolerance: toleranceSeconds });
  return checked.valid && 'timeStep' in checked ? checked.timeStep : null;
}
