const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];
const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** A time as a clock shows it: "59:07", "23:59:59", "6d 23:59"; nothing below zero. */
export function clockText(durationMs: number): string {
  const left = Math.max(0, durationMs);
  const [days, hours, minutes, seconds] = [
    Math.floor(left / dayMs),
    Math.floor((left % dayMs) / hourMs),
    Math.floor((left % hourMs) / minuteMs),
    Math.floor((left % minuteMs) / 1_000),
  ];
  if (days > 0) return `${days}d ${twoDigits(hours)}:${twoDigits(minutes)}`;
  const ofHour = `${twoDigits(minutes)}:${twoDigits(seconds)}`;
  return hours > 0 ? `${twoDigits(hours)}:${ofHour}` : ofHour;
}
