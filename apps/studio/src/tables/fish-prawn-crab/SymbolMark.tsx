import { colourOf, type FishPrawnCrabSymbol, symbols } from '@baize/games/fish-prawn-crab';
import type { ReactNode } from 'react';

const antler = 'M13 14c-5-1-7-5-6-11M8 8 4 6M10 11 9 5';

/** Each drawn on 32 by 32; lines that are cut out of a body are light. */
const drawings: Readonly<Record<FishPrawnCrabSymbol, ReactNode>> = {
  fish: (
    <>
      <path d="M2 16c4-8 14-10 20-3l8-6c-2 6-2 12 0 18l-8-6C16 26 6 24 2 16z" />
      <path className="symbol-line" d="M12 11c2 3 2 7 0 10M16 13c1 2 1 4 0 6" />
      <circle className="symbol-eye" cx="7.5" cy="14.5" r="1.5" />
    </>
  ),
  prawn: (
    <>
      <path d="M25 5C14 2 5 8 5 17c0 6 5 10 11 9l5 4 1-6c-6 1-10-2-10-7 0-6 6-8 13-6 2-2 2-4 0-6z" />
      <path className="symbol-stroke" d="M24 6c2-3 4-4 7-3M25 8c3 0 4 1 6 4M14 14l4 3M13 18l5 1M14 22l4 0" />
      <path className="symbol-line" d="M14 6l2 5M8 11l5 3M6 18l6 0M10 25l3-4" />
      <circle className="symbol-eye" cx="22" cy="7.5" r="1.4" />
    </>
  ),
  crab: (
    <>
      <ellipse cx="16" cy="19.5" rx="9" ry="6.5" />
      <path d="M8 14C3 14 1 8 4 3l3 4 4-3c1 5 0 9-3 10zM24 14c5 0 7-6 4-11l-3 4-4-3c-1 5 0 9 3 10z" />
      <path
        className="symbol-stroke"
        d="M8 20l-5 1M9 23l-5 4M12 25l-3 5M24 20l5 1M23 23l5 4M20 25l3 5M13 14v-3M19 14v-3"
      />
      <path className="symbol-line" d="M12 21c2 2 6 2 8 0" />
      <circle className="symbol-eye" cx="13" cy="17" r="1.2" />
      <circle className="symbol-eye" cx="19" cy="17" r="1.2" />
    </>
  ),
  stag: (
    <>
      <path d="M16 30c-3 0-4-4-5-9l-6-4 7-1c0-2 1-3 4-3s4 1 4 3l7 1-6 4c-1 5-2 9-5 9z" />
      <path className="symbol-stroke" d={antler} />
      <path className="symbol-stroke" d={antler} transform="translate(32 0) scale(-1 1)" />
      <circle className="symbol-eye" cx="13.5" cy="19" r="1.1" />
      <circle className="symbol-eye" cx="18.5" cy="19" r="1.1" />
      <path className="symbol-line" d="M15 27h2" />
    </>
  ),
  gourd: (
    <>
      <circle cx="16" cy="11" r="5.5" />
      <circle cx="16" cy="22" r="8" />
      <path className="symbol-stroke" d="M16 6c0-3 2-4 5-4" />
      <path d="M20 3c3-2 6-1 7 2-3 2-6 1-7-2z" />
      <path className="symbol-line" d="M12 15.5c2 1 6 1 8 0M11 20c-1 3 0 6 2 7" />
    </>
  ),
  rooster: (
    <>
      <path d="M3 9c0 11 5 18 14 18 6 0 10-4 10-10l-1-7c0-3-2-5-4-5s-4 2-4 5c0 5-3 7-6 5C9 13 9 9 6 6c0 2-1 3-3 3z" />
      <path d="M19 5c-1-3 2-4 3-2 1-2 4-1 3 2zM26 8l5 2-5 2z" />
      <path className="symbol-stroke" d="M15 27v4M20 27v4" />
      <path className="symbol-line" d="M12 20c3 3 8 2 9-3" />
      <circle className="symbol-eye" cx="22.5" cy="9" r="1.2" />
    </>
  ),
};

/** A symbol in its colour. */
export function SymbolMark({ symbol }: { symbol: FishPrawnCrabSymbol }) {
  return (
    <svg className="symbol-mark" data-ink={colourOf[symbol]} viewBox="0 0 32 32" aria-hidden="true">
      {drawings[symbol]}
    </svg>
  );
}

/** A side of a die, counted from 1. */
export function SymbolFace({ face }: { face: number }) {
  const symbol = symbols[face - 1];
  return (
    <span className="die-face symbol-face" data-face={face}>
      {symbol && <SymbolMark symbol={symbol} />}
    </span>
  );
}
