import type { Lottery, LotteryVendor } from './lottery.ts';
import type { GameCode } from './rules.ts';

/** Intervals with their suggested lock (rulebook 5.7). */
const intervals = {
  '45s': { intervalSeconds: 45, lockSeconds: 5, name: '45 s', chinese: '45秒' },
  '60s': { intervalSeconds: 60, lockSeconds: 5, name: '1 min', chinese: '1分' },
  '90s': { intervalSeconds: 90, lockSeconds: 8, name: '90 s', chinese: '90秒' },
  '3m': { intervalSeconds: 180, lockSeconds: 15, name: '3 min', chinese: '3分' },
  '5m': { intervalSeconds: 300, lockSeconds: 30, name: '5 min', chinese: '5分' },
  '10m': { intervalSeconds: 600, lockSeconds: 60, name: '10 min', chinese: '10分' },
  '20m': { intervalSeconds: 1_200, lockSeconds: 90, name: '20 min', chinese: '20分' },
} as const;
type Interval = keyof typeof intervals;

const games = {
  ssc: { name: 'SSC', chinese: '时时彩' },
  pk10: { name: 'PK10', chinese: 'PK拾' },
  k3: { name: 'K3', chinese: '快三' },
  '11x5': { name: '11x5', chinese: '11选5' },
  lucky28: { name: 'Lucky 28', chinese: '幸运28' },
  keno: { name: 'Keno', chinese: '快乐彩' },
} as const satisfies Partial<Record<GameCode, unknown>>;
type FastCode = keyof typeof games;

const utcOffsetHours = 8;

/** How languages write seconds and minutes behind a number. */
const units = {
  s: { VI: 'giây', TH: 'วินาที', ID: 'detik', FIL: 'segundo' },
  min: { VI: 'phút', TH: 'นาที', ID: 'menit', FIL: 'minuto' },
} as const;

/** "SSC 45 giây" of "SSC" and "45 s". */
function named(game: string, interval: string): Record<keyof (typeof units)['s'], string> {
  const [count, unit] = interval.split(' ') as [string, keyof typeof units];
  const { VI, TH, ID, FIL } = units[unit];
  const of = (word: string) => `${game} ${count} ${word}`;
  return { VI: of(VI), TH: of(TH), ID: of(ID), FIL: of(FIL) };
}

function fastLottery(vendor: LotteryVendor, rules: FastCode, interval: Interval): Lottery {
  const { intervalSeconds, lockSeconds, name, chinese } = intervals[interval];
  return {
    code: `${vendor.toLowerCase()}-${rules}-${interval}`,
    vendor,
    tag: games[rules].name,
    names: {
      TY: `${games[rules].name} ${name}`,
      CN: `${chinese}${games[rules].chinese}`,
      ...named(games[rules].name, name),
    },
    rules,
    calendar: { draws: { kind: 'interval', intervalSeconds }, utcOffsetHours, lockSeconds },
  };
}

/** Tickets with prize groups, every few minutes. */
const classic: readonly (readonly [FastCode, Interval])[] = [
  ['ssc', '5m'],
  ['ssc', '10m'],
  ['ssc', '20m'],
  ['11x5', '5m'],
  ['11x5', '10m'],
  ['k3', '10m'],
  ['pk10', '5m'],
  ['keno', '5m'],
];

/** Fixed odds, every minute or so. */
const doubleFace: readonly (readonly [FastCode, Interval])[] = [
  ['ssc', '45s'],
  ['ssc', '60s'],
  ['ssc', '90s'],
  ['ssc', '3m'],
  ['pk10', '60s'],
  ['pk10', '90s'],
  ['k3', '60s'],
  ['k3', '3m'],
  ['11x5', '60s'],
  ['lucky28', '60s'],
  ['lucky28', '3m'],
  ['keno', '90s'],
];

/** Fast lotteries (rulebook 5.6), drawn by the operator. */
export const fastLotteries: readonly Lottery[] = [
  ...classic.map(([rules, interval]) => fastLottery('LOTT', rules, interval)),
  ...doubleFace.map(([rules, interval]) => fastLottery('ELOTT', rules, interval)),
];
