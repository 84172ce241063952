/** Integer minor units as a decimal string ("1250" is 12.50 of a currency with two decimals): bigint does not travel in JSON. */
export type MinorString = string;
