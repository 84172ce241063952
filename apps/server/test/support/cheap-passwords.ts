import type { PasswordCost } from '../../src/modules/identity/index.ts';

/** Nobody guesses at a test's passwords, and a test makes many. */
export const cheapPasswords: PasswordCost = { memoryCost: 64, timeCost: 1, parallelism: 1 };
