import type { Kind } from '../frame/kind.ts';
import { sportsKinds } from './sports/index.ts';

/** Every kind of question; a new one is a file beside this and one line here. */
export const kinds: readonly Kind[] = [...sportsKinds];
