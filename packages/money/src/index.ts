export {
  type AmountFault,
  formatAmount,
  largestAmountMinor,
  type ParsedAmount,
  parseAmount,
  type Sign,
  shownAmount,
} from './amount.ts';
export { type Currency, type CurrencyCode, currencyExponent, currencyExponents } from './currencies.ts';
export { displayAmount, displayMoney } from './display.ts';
export { basisPoints, divide, type Fraction, multiply, type Rounding } from './rounding.ts';
