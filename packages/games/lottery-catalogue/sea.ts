import { allWeekdays } from '../lottery/calendar.ts';
import type { Lottery } from './lottery.ts';

const bangkok = 7;
const singapore = 8;
const lateClose = 1_800;
const quarterHour = 900;
const sixInTheMorning = 21_600;

const daily = (drawTime: string) => ({ kind: 'days', weekdays: allWeekdays, drawTime }) as const;

/** Thailand, Malaysia, Singapore, Indonesia (rulebook 5.4, 5.5). */
export const seaLotteries: readonly Lottery[] = [
  {
    code: 'th-government',
    vendor: 'TCG_SEA',
    tag: 'Thailand',
    names: { TY: 'Thai Government Lottery', TH: 'สลากกินแบ่งรัฐบาล', CN: '泰国政府彩票' },
    rules: 'thai',
    calendar: {
      draws: { kind: 'days', weekdays: [], monthDays: [1, 16], drawTime: '16:00' },
      utcOffsetHours: bangkok,
      lockSeconds: lateClose,
    },
  },
  {
    code: 'th-yeekee',
    vendor: 'TCG_SEA',
    tag: 'Thailand',
    names: { TY: 'Yeekee 15 min', TH: 'หวยยี่กี 15 นาที', CN: '泰国十五分彩' },
    rules: 'thai-daily',
    calendar: {
      draws: { kind: 'interval', intervalSeconds: quarterHour, startsAtSeconds: sixInTheMorning, drawsADay: 88 },
      utcOffsetHours: bangkok,
      lockSeconds: 60,
    },
  },
  {
    code: 'th-hanoi',
    vendor: 'TCG_SEA',
    tag: 'Thailand',
    names: { TY: 'Hanoi Daily', TH: 'หวยฮานอย', CN: '河内日彩' },
    rules: 'thai-daily',
    calendar: { draws: daily('18:30'), utcOffsetHours: bangkok, lockSeconds: 600 },
  },
  {
    code: 'th-lao',
    vendor: 'TCG_SEA',
    tag: 'Thailand',
    names: { TY: 'Lao Daily', TH: 'หวยลาว', CN: '老挝日彩' },
    rules: 'thai-daily',
    calendar: { draws: daily('20:30'), utcOffsetHours: bangkok, lockSeconds: 600 },
  },
  {
    code: 'my-4d',
    vendor: 'TCG_SEA',
    tag: '4D',
    names: { TY: 'Malaysia 4D', CN: '马来西亚4D' },
    rules: '4d',
    calendar: {
      draws: { kind: 'days', weekdays: [4, 7, 1], drawTime: '19:00' },
      utcOffsetHours: singapore,
      lockSeconds: 300,
    },
  },
  {
    code: 'sg-4d',
    vendor: 'TCG_SEA',
    tag: '4D',
    names: { TY: 'Singapore 4D', CN: '新加坡4D' },
    rules: '4d',
    calendar: {
      draws: { kind: 'days', weekdays: [4, 7, 1], drawTime: '18:30' },
      utcOffsetHours: singapore,
      lockSeconds: 300,
    },
  },
  {
    code: 'id-togel',
    vendor: 'TCG_SEA',
    tag: 'Togel',
    names: { TY: 'Togel Daily', CN: '印尼多多博彩' },
    rules: 'togel',
    calendar: { draws: daily('17:45'), utcOffsetHours: bangkok, lockSeconds: 900 },
  },
];
