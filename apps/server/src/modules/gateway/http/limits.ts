import { networkOf } from '../../../platform/http/network-of.ts';
export interface VendorLimits {
  /** Of one vendor, in this process. */
  requestsPerSecond: number;
  /** Of one vendor at work at once, in this process; work that outlived its deadline counts. */
  atOnce: number;
  /** Refused signatures of one address (an IPv6 client by its /64 network) in a minute, before it is not listened to. */
  refusalsPerMinute: number;
}

export const defaultLimits: VendorLimits = { requestsPerSecond: 10_000, atOnce: 512, refusalsPerMinute: 600 };

const secondMs = 1_000;
const minuteMs = 60_000;
const maxCachedRounds = 20_000;

/** Fixed windows. */
function createWindows(windowMs: number, elapsedMs: () => number) {
  const counts = new Map<string, { windowNo: number; count: number }>();
  const windowNow = () => Math.floor(elapsedMs() / windowMs);
  const countOf = (key: string): number => {
    const known = counts.get(key);
    return known?.windowNo === windowNow() ? known.count : 0;
  };
  /** Returns the count with this one. */
  const add = (key: string): number => {
    const count = countOf(key) + 1;
    if (counts.size >= maxCachedRounds && !counts.has(key)) counts.clear();
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
  enter(vendorCode: string): (() => void) | null;
}

/** `elapsedMs`: a time that only grows, whatever the wall clock does. */
export function createVendorGate(limits: VendorLimits, elapsedMs: () => number): VendorGate {
  const requests = createWindows(secondMs, elapsedMs);
  const refusals = createWindows(minuteMs, elapsedMs);
  const atWork = new Map<string, number>();

  return {
    isNoisy: (address) => refusals.countOf(networkOf(address)) >= limits.refusalsPerMinute,
    noteRefusal: (address) => void refusals.add(networkOf(address)),
    enter: (vendorCode) => {
      const count = atWork.get(vendorCode) ?? 0;
      if (count >= limits.atOnce || requests.add(vendorCode) > limits.requestsPerSecond) return null;
      atWork.set(vendorCode, count + 1);
      return () => void atWork.set(vendorCode, (atWork.get(vendorCode) ?? 1) - 1);
    },
  };
}
