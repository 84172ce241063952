import { LRUCache } from 'lru-cache';
import { networkOf } from '../../../platform/http/connections/network-of.ts';

export interface VendorLimits {
  /** Of one vendor, in this process. */
  requestsPerSecond: number;
  /** Of one vendor at work at once, in this process; work that outlived its deadline counts. */
  atOnce: number;
  /** Bulk settlements among them. */
  bulkAtOnce: number;
  /** Refused signatures of one address (an IPv6 client by its /64 network) in a minute, before it is not listened to. */
  refusalsPerMinute: number;
}

export const defaultLimits: VendorLimits = {
  requestsPerSecond: 10_000,
  atOnce: 512,
  bulkAtOnce: 4,
  refusalsPerMinute: 600,
};

const secondMs = 1_000;
const minuteMs = 60_000;
const maxCountedKeys = 20_000;

/** Fixed windows. */
function createWindows(windowMs: number, elapsedMs: () => number) {
  const counts = new LRUCache<string, { windowNo: number; count: number }>({ max: maxCountedKeys });
  const windowNow = () => Math.floor(elapsedMs() / windowMs);
  const countOf = (key: string): number => {
    const known = counts.get(key);
    return known?.windowNo === windowNow() ? known.count : 0;
  };
  /** Returns the count with this one. */
  const add = (key: string): number => {
    const count = countOf(key) + 1;
    counts.set(key, { windowNo: windowNow(), count });
    return count;
  };
  return { countOf, add };
}

export interface VendorGate {
  /** True while the address has had too many refusals. */
  isNoisy(address: string): boolean;
  noteRefusal(address: string): void;
  /** A place for one request; null when the vendor has used its share. To be given back when the work has ended. */
  enter(vendorCode: string, isBulk?: boolean): (() => void) | null;
}

/** `elapsedMs`: a time that only grows, whatever the wall clock does. */
export function createVendorGate(limits: VendorLimits, elapsedMs: () => number): VendorGate {
  const requests = createWindows(secondMs, elapsedMs);
  const refusals = createWindows(minuteMs, elapsedMs);
  const atWork = new Map<string, number>();
  const bulkAtWork = new Map<string, number>();

  return {
    isNoisy: (address) => refusals.countOf(networkOf(address)) >= limits.refusalsPerMinute,
    noteRefusal: (address) => void refusals.add(networkOf(address)),
    enter: (vendorCode, isBulk = false) => {
      const count = atWork.get(vendorCode) ?? 0;
      const bulkCount = bulkAtWork.get(vendorCode) ?? 0;
      if (count >= limits.atOnce || (isBulk && bulkCount >= limits.bulkAtOnce)) return null;
      if (requests.add(vendorCode) > limits.requestsPerSecond) return null;
      add(atWork, vendorCode, 1);
      if (isBulk) add(bulkAtWork, vendorCode, 1);
      return () => {
        add(atWork, vendorCode, -1);
        if (isBulk) add(bulkAtWork, vendorCode, -1);
      };
    },
  };
}

const add = (counts: Map<string, number>, key: string, change: number) =>
  void counts.set(key, (counts.get(key) ?? 0) + change);
