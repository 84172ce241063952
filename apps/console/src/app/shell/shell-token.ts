import { createContext } from 'react';

/** The session's token, for the live channel that the shell keeps open. */
export const ShellToken = createContext('');
