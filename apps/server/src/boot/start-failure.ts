import { UnfitSecretError } from '../platform/crypto/key-ring.ts';
import { UnfitDatabaseError } from '../platform/database/migrate.ts';
import { damageSentence, isDamage, UnfitFolderError } from '../platform/postgres/soundness.ts';
import { WrongSettingError } from '../platform/wrong-setting-error.ts';

/** The program cannot start; the message is one sentence for the operator. */
export class StartFailure extends Error {}

/** A signal came while the program was still starting. */
export class StartInterrupted extends Error {}

/** Something that was opened does not close. */
export class EndlessPart extends Error {}

const sentenceErrors = [
  StartFailure,
  EndlessPart,
  WrongSettingError,
  UnfitDatabaseError,
  UnfitFolderError,
  UnfitSecretError,
];

const fileProblems: Record<string, string> = {
  EACCES: 'this user may not write it',
  EPERM: 'this user may not write it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of the path is a file',
  EEXIST: 'it is a file',
};

/** One sentence for whatever ended the start. */
export function sentenceOf(error: unknown): string {
  if (sentenceErrors.some((known) => error instanceof known)) return (error as Error).message;
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (isDamage(code)) return damageSentence((error as Error).message);
  const problem = fileProblems[code];
  if (problem && path) return `${path} cannot be used: ${problem}.`;
  // A program that failed says why in its first line of stderr; the error's own message is the command line.
  const { stderr = '' } = error as { stderr?: string };
  const text = stderr.trim() || (error instanceof Error ? error.message : String(error)) || code;
  const [sentence = ''] = text.split('\n', 1);
  return `Baize could not start: ${sentence.replace(/[.:]?$/, '.')}`;
}
