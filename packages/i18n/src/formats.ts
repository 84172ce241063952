/** Named formats of dates and numbers (`useFormatter().dateTime(date, 'moment')`). Money is never formatted by locale: see `MoneyText`. */
export const formats = {
  dateTime: {
    moment: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    day: { year: 'numeric', month: 'short', day: 'numeric' },
    time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    clock: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
  },
  number: {
    count: { maximumFractionDigits: 0 },
    percent: { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 },
  },
} as const;
