export interface VendorLimits {
  /** Of one vendor, in this process. */
  requestsPerSecond: number;
  /** Of one vendor at work at once, in this process; work that outlived its deadline counts. */
  atOnce: number;
  /** Refused signatures of one address (an IPv6 client by its /64 network) in a minute, before it is not listened to. */
  refusalsPerMinute: number;
}

export const usualLimits: VendorLimits = { requestsPerSecond: 10_000, atOnce: 512, refusalsPerMinute: 600 };

const secondMs = 1_000;
const minuteMs = 60_000;
const mostAddresses = 20_000;

/** Fixed windows. */
function createWindows(windowMs: number, elapsedMs: () => number) {
  const counts = new Map<string, { windowNo: number; count: number }>();
  const entryOf = (key: string) => {
    const windowNo = Math.floor(elapsedMs() / windowMs);
    const known = counts.get(key);
    if (known?.windowNo === windowNo) return known;
    if (counts.size >= mostAddresses) counts.clear();
    const fresh = { windowNo, count: 0 };
    counts.set(key, fresh);
    return fresh;
  };
  return { countOf: (key: string) => entryOf(key).count, add: (key: string) => ++entryOf(key).count };
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

const networkGroups = 4;

function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':');
  const zeros = tail === undefined ? [] : Array(networkGroups).fill('0');
  return [...groups, ...zeros].slice(0, networkGroups).join(':');
}
