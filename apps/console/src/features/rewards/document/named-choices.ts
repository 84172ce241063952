import { createContext } from 'react';

export interface NamedChoice {
  value: string;
  label: string;
}

/** Choices of a key that are the brand's own things, such as its goods; by the key. */
export const NamedChoices = createContext<Readonly<Record<string, readonly NamedChoice[]>>>({});
