import { createContext } from 'react';

export interface Choice {
  value: string;
  label: string;
}

export interface FormContext {
  /** What is wrong, by path: a kept message of `faultMessage`. */
  faults: Readonly<Record<string, string | undefined>>;
  /** Fields whose choices are not in the schema: vendors, time zones. */
  choices: Readonly<Record<string, readonly Choice[]>>;
  /** The product's colours, by theme and token. */
  colours: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The brand's currency, and its decimals. */
  currency: string;
  exponent: number;
  /** An existing brand, to which pictures can be added. */
  brandId?: string | undefined;
  /** Fields that an existing brand keeps. */
  fixed: readonly string[];
}

export const SchemaContext = createContext<FormContext>({
  faults: {},
  choices: {},
  colours: {},
  currency: '',
  exponent: 0,
  fixed: [],
});
