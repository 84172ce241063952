import type { Call } from './database/book-batch.ts';
import { key } from './database/state.ts';
import type { Schedule } from './schedule.ts';

/** What goes wrong in a run; a seed draws how often. After `heal` nothing does any more. */
export interface Chaos {
  heal(): void;
  isOn(): boolean;
  /** `lostAfter`: committed, and the answer never comes; else an SQLSTATE or nothing. */
  fateOfWrite(): 'fine' | 'lostBefore' | 'lostAfter' | '40001' | '40P01' | '53100';
  losesRead(): boolean;
  /** Steps that a write takes longer than others: what comes meanwhile goes together in the next call. */
  slownessOfWrite(): number;
  /** A call with an act that no batch can hold: it fails whole until the act comes alone, and once then. */
  poisons(call: Call): boolean;
  dropsMessage(): boolean;
  doublesMessage(): boolean;
  /** Steps that a message takes longer than others. */
  delay(): number;
  /** The vendor gives up waiting before the answer comes, perhaps. */
  isImpatient(): boolean;
}

const levels = [0, 0, 3, 8, 24, 60] as const;
/** A disk that is slow is so for many. */
const slowLevels = [0, 8, 64, 256] as const;
const retriable = ['40001', '40P01', '53100'] as const;

export function createChaos(schedule: Schedule, isCrowded: boolean): Chaos {
  const level = (): number => levels[schedule.draw(levels.length)] ?? 0;
  const rates = { lostBefore: level(), lostAfter: level(), failed: level(), read: level(), poison: level() };
  const slow = isCrowded ? 256 : (slowLevels[schedule.draw(slowLevels.length)] ?? 0);
  const network = { dropped: level(), doubled: level(), late: level(), impatient: level() };
  const poisonous = new Set<string>();
  let isOn = true;
  const happens = (rate: number) => isOn && schedule.happens(rate);

  return {
    heal: () => {
      isOn = false;
    },
    isOn: () => isOn,
    fateOfWrite: () => {
      if (happens(rates.lostBefore)) return 'lostBefore';
      if (happens(rates.lostAfter)) return 'lostAfter';
      return happens(rates.failed) ? (retriable[schedule.draw(retriable.length)] ?? 'fine') : 'fine';
    },
    losesRead: () => happens(rates.read),
    slownessOfWrite: () => (happens(slow) ? schedule.draw(40) : 0),
    poisons: ({ guards, lines }) => {
      const ids = lines.map(({ source, reference }) => key(source, reference));
      const first = ids[0];
      if (first !== undefined && guards.length > 1 && happens(rates.poison * 2)) poisonous.add(first);
      const found = ids.filter((id) => poisonous.has(id));
      if (guards.length === 1) for (const id of found) poisonous.delete(id);
      return found.length > 0;
    },
    dropsMessage: () => happens(network.dropped),
    doublesMessage: () => happens(network.doubled * 2),
    delay: () => (happens(network.late) ? schedule.draw(120) : 0),
    isImpatient: () => happens(network.impatient * 2),
  };
}
