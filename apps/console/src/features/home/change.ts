/** How a figure stands beside an earlier one: in percent of it, or `new` where the earlier one was nothing. */
export type Change = { kind: 'percent'; percent: number } | { kind: 'new' } | { kind: 'same' };

const percent = 100;

/** Amounts become numbers for the share alone. Of what was below zero the share is of its size. */
export function changeOf(now: string | number, before: string | number): Change {
  const [current, earlier] = [Number(now), Number(before)];
  if (current === earlier) return { kind: 'same' };
  if (earlier === 0) return { kind: 'new' };
  return { kind: 'percent', percent: Math.round(((current - earlier) / Math.abs(earlier)) * percent) };
}
