import { decimal, fromDecimal, type OddsFormat, toDecimal } from '@baize/games/sportsbook';

const decimals: Readonly<Record<OddsFormat, number>> = {
  decimal: 2,
  hongkong: 2,
  malay: 2,
  indonesian: 2,
  american: 0,
};

/** A price of the book in the format that the visitor reads. */
export const oddsIn = (odds: string, format: OddsFormat): string =>
  toDecimal(fromDecimal(decimal(odds), format), decimals[format]);
