import { currencyExponent } from '@baize/money';
import { type Period, periodAt, periodOfKey, shiftPeriod } from '@baize/periods';
import type { Database } from '../../../platform/database/database.ts';
import type { HandlersOf, RequestBrand } from '../../../platform/http/handlers.ts';
import { ok } from '../../../platform/result.ts';
import { createTtlMemo } from '../../../platform/ttl-memo.ts';
import type { ReportDependencies } from '../reports/dependencies.ts';
import { type LiveDay, onlineMembers, readDay } from './day-store.ts';
import { betsPerMinute, figuresOf, hoursOf, typesOf } from './figures.ts';

/** The day that runs is read where it is written: its figures are looked at while they grow. */
type LiveDependencies = Omit<ReportDependencies, 'reportsDatabase'> & { database: Database };

const minuteMs = 60_000;
const hourMs = 3_600_000;
const lastHour = 23;
/** All who look at the page share one reading of this age at most. */
const todayLifeMs = 10_000;
/** Days that are over change no more, but for lines that the rollup has not reached. */
const pastLifeMs = 10 * minuteMs;

/** The figures of the day that runs, for the brand of the staff (ADR-160). */
export function createLive({ database, clock, brands }: LiveDependencies): { routes: HandlersOf<'staffLive'> } {
  const load = (key: string): Promise<LiveDay> => {
    const { day, zone, ...of } = JSON.parse(key) as ReadingOf;
    const { start, end } = periodOfKey('D', day, zone);
    return readDay(database, { ...of, start, end });
  };
  const running = createTtlMemo({ clock, lifeMs: todayLifeMs, load });
  const over = createTtlMemo({ clock, lifeMs: pastLifeMs, load });
  let lastDay = '';

  /** Days that nobody asks for any more are dropped. */
  const dropOldDays = (day: string) => {
    if (day === lastDay) return;
    running.forget();
    over.forget();
    lastDay = day;
  };

  const daysOf = async (brand: RequestBrand, zone: string, day: Period) => {
    const of = { brandId: brand.id, currency: brand.currency.code, zone };
    const keyOf = ({ key }: Period) => JSON.stringify({ ...of, day: key } satisfies ReadingOf);
    const [today, yesterday, lastWeek] = await Promise.all([
      running.get(keyOf(day)),
      over.get(keyOf(shiftPeriod(day, -1, zone))),
      over.get(keyOf(shiftPeriod(day, -7, zone))),
    ]);
    return { today, yesterday, lastWeek };
  };

  return {
    routes: {
      staffLive: async ({ brand }) => {
        const now = clock.now();
        const { timeZone: zone } = await brands.settingsOf(brand.id);
        const day = periodAt('D', now, zone);
        dropOldDays(now.toISOString().slice(0, 10));
        const [days, online] = await Promise.all([daysOf(brand, zone, day), onlineMembers(database, brand.id, now)]);
        const exponent = currencyExponent(brand.currency.code) ?? 0;
        const sinceStartMs = now.getTime() - day.start.getTime();
        const hour = Math.min(lastHour, Math.floor(sinceStartMs / hourMs));
        const minutes = (sinceStartMs - hour * hourMs) / minuteMs;
        return ok({
          at: now.toISOString(),
          day: day.key,
          fullHours: hour,
          online,
          players: days.today.players,
          betsPerMinute: betsPerMinute(days.today, hour, minutes),
          today: figuresOf(days.today, exponent),
          until: {
            today: figuresOf(days.today, exponent, hour),
            yesterday: figuresOf(days.yesterday, exponent, hour),
            lastWeek: figuresOf(days.lastWeek, exponent, hour),
          },
          gameTypes: typesOf(days, exponent, hour),
          hours: { today: hoursOf(days.today, exponent), yesterday: hoursOf(days.yesterday, exponent) },
        });
      },
    },
  };
}

interface ReadingOf {
  brandId: string;
  currency: string;
  zone: string;
  day: string;
}
