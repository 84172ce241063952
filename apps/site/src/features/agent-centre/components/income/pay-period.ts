/** "2026-11-23T14:05" with a blank; the end of a day as its date. */
export const shownPayPeriod = (period: string): string => period.replace(/Tend$/, '').replace('T', ' ');
