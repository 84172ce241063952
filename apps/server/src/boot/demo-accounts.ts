import { randomInt } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { type DemoRole, demoAccounts } from '../demo/index.ts';
import { StartFailure } from './start-failure.ts';

export type DemoPasswords = Record<DemoRole, string>;

const fileName = 'demo-accounts.json';
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const passwordLength = 14;

/** The demo accounts' passwords that this data folder knows, or null: they are made for each installation. Throws StartFailure. */
export async function readDemoPasswords(dataFolder: string): Promise<DemoPasswords | null> {
  const file = path.join(dataFolder, fileName);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : passwordsIn(file, text);
}

const wanted = z.object(
  Object.fromEntries(demoAccounts.map(({ role }) => [role, z.string().check(z.minLength(1))])) as Record<
    DemoRole,
    z.ZodMiniString
  >,
);

function passwordsIn(file: string, text: string): DemoPasswords {
  try {
    return z.parse(wanted, JSON.parse(text));
  } catch (cause) {
    throw new StartFailure(
      `${file} does not hold the passwords of the demo accounts; put it back from a backup, or delete it: the accounts then keep passwords that nobody is shown.`,
      { cause },
    );
  }
}

/** Writes new passwords before anything is made with them, so that a start cut short does not lose them. */
export async function makeDemoPasswords(dataFolder: string): Promise<DemoPasswords> {
  const passwords = Object.fromEntries(demoAccounts.map(({ role }) => [role, newPassword()])) as DemoPasswords;
  const file = path.join(dataFolder, fileName);
  await writeFile(`${file}.new`, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 });
  await rename(`${file}.new`, file);
  return passwords;
}

/** For passwords that no account has, because another installation planted the accounts first. */
export const forgetDemoPasswords = (dataFolder: string): Promise<void> => rm(path.join(dataFolder, fileName));

/** Lines for the terminal. */
export function describeDemoAccounts(passwords: DemoPasswords | null): string[] {
  if (!passwords) return ['The demo accounts keep the passwords of the installation that made them.'];
  const longest = Math.max(...demoAccounts.map(({ username }) => username.length));
  const lines = demoAccounts.map(
    ({ role, username }) => `  ${role.padEnd(8)}${username.padEnd(longest + 2)}${passwords[role]}`,
  );
  return ['Demo accounts (name and password):', ...lines];
}

function newPassword(): string {
  const letters = Array.from({ length: passwordLength - 1 }, () => alphabet[randomInt(alphabet.length)]).join('');
  // A digit after the letters satisfies the default rule "a letter and a digit" whatever was drawn before.
  return `k${letters.slice(1)}${randomInt(2, 10)}`;
}
