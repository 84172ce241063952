import type pg from 'pg';
import type { Clock } from '../../../platform/clock.ts';
import type { RaiseAlarm } from '../../../platform/log/alarm.ts';
import { countedAs, createDriftWatch, type Drift } from './drift-watch.ts';
import { roundSums } from './round-sums.ts';

/** Seen again after a start, so that a restart does not forget a drift. */
const rememberedMs = 7 * 24 * 60 * 60_000;
/** A round in the making may carry a moment this much earlier than it is seen. */
const marginMs = 15_000;

/** Raises an alarm, once a day for each game and for its bought rounds, when the studio's games pay another share than the advertised one. */
export function createDriftAlarm(deps: { books: pg.Pool; clock: Clock; raiseAlarm: RaiseAlarm }): () => Promise<void> {
  const monitor = createDriftMonitor(deps);
  return async () => {
    for (const { stakeMinor, paidMinor, isBought, ...drift } of await monitor.look()) {
      deps.raiseAlarm({
        code: 'game_drift',
        detail: {
          ...drift,
          played: isBought ? 'bought' : 'spun',
          stakeMinor: `${stakeMinor}`,
          paidMinor: `${paidMinor}`,
        },
      });
    }
  };
}

/** Watches what the studio's games pay against what they are told to. `books`: a connection whose statements may last. */
export function createDriftMonitor({ books, clock }: { books: pg.Pool; clock: Clock }) {
  const watch = createDriftWatch();
  /** Day of the last alarm, by game. */
  const told = new Map<string, string>();
  let seenUpTo = new Date(clock.now().getTime() - rememberedMs);

  return {
    /** Takes in what was settled since the last look; the drifts that were not told today. */
    look: async (): Promise<Drift[]> => {
      const now = clock.now();
      const to = new Date(now.getTime() - marginMs);
      if (to <= seenUpTo) return [];
      const batches = await roundSums(books, seenUpTo, to);
      seenUpTo = to;
      const latest = new Map<string, Drift>();
      for (const batch of batches) {
        latest.delete(countedAs(batch));
        for (const drift of watch.add(batch)) latest.set(countedAs(drift), drift);
      }
      const day = now.toISOString().slice(0, 10);
      const news = [...latest.values()].filter((drift) => told.get(countedAs(drift)) !== day);
      for (const drift of news) told.set(countedAs(drift), day);
      return news;
    },
  };
}
