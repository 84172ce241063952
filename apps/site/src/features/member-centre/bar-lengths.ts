import type { BarLength } from '@baize/contract';

export const breaks = ['24h', '7d', '30d'] as const satisfies readonly BarLength[];
export const exclusions = ['6m', '1y', '2y', '5y', 'forever'] as const satisfies readonly BarLength[];

export const isBreak = (length: BarLength): boolean => breaks.some((one) => one === length);
