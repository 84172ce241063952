import { clsx } from 'clsx';

export interface MoneyTextProps {
  /** A decimal string as it travels: "1250.00", "-3.50". */
  amount: string;
  /** The currency's fixed prefix; without it only the figures stand. */
  symbol?: string;
  /** Shows a plus before a positive amount and colours both directions: for movements. */
  signed?: boolean;
  className?: string;
}

/** "1250.00" with symbol "P" as "P 1,250.00": commas and point in every language, the format is the product's own. */
export function moneyLabel(amount: string, symbol?: string, signed = false): string {
  const isNegative = amount.startsWith('-');
  const [whole = '', decimals] = (isNegative ? amount.slice(1) : amount).split('.');
  const figures = whole.replace(/\B(?=(?:\d{3})+$)/g, ',') + (decimals === undefined ? '' : `.${decimals}`);
  const isPositive = !isNegative && /[1-9]/.test(amount);
  const sign = isNegative ? '-' : signed && isPositive ? '+' : '';
  return `${sign}${symbol === undefined ? '' : `${symbol}\u00a0`}${figures}`;
}

function toneOf(amount: string): string {
  if (!/[1-9]/.test(amount)) return '';
  return amount.startsWith('-') ? 'text-danger-ink' : 'text-success-ink';
}

/** The only way in which an amount reaches a screen. */
export function MoneyText({ amount, symbol, signed = false, className }: MoneyTextProps) {
  return (
    <span className={clsx('tabular whitespace-nowrap', signed && toneOf(amount), className)}>
      {moneyLabel(amount, symbol, signed)}
    </span>
  );
}
