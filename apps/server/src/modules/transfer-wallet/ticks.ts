import type { RaiseAlarm } from '../../platform/log/alarm.ts';
import type { Tick } from '../../platform/part.ts';
import type { Watching } from './watching.ts';

const settleEveryMs = 5_000;
const bringHomeEveryMs = 30_000;
const compareEveryMs = 3_600_000;

/** Settles open transfers, brings money home, and raises an alarm for a float that differs from what the vendor holds. */
export function transferTicks(
  watching: Pick<Watching, 'settleOpen' | 'bringHome' | 'compareFloats'>,
  raiseAlarm: RaiseAlarm,
): Tick[] {
  return [
    { everyMs: settleEveryMs, work: watching.settleOpen },
    { everyMs: bringHomeEveryMs, work: watching.bringHome },
    { everyMs: compareEveryMs, work: () => alarmDifferences(watching, raiseAlarm) },
  ];
}

async function alarmDifferences(
  { compareFloats }: Pick<Watching, 'compareFloats'>,
  raiseAlarm: RaiseAlarm,
): Promise<void> {
  for (const { vendorCode, currencyCode, floatMinor, atVendorMinor, open } of await compareFloats()) {
    if (open > 0 || floatMinor === atVendorMinor) continue;
    const detail = { vendorCode, currencyCode, floatMinor: `${floatMinor}`, atVendorMinor: `${atVendorMinor}` };
    raiseAlarm({ code: 'float_difference', detail });
  }
}
