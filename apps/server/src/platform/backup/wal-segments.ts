/** A segment of the write-ahead log has 16 MB; its name is timeline, log and part in hexadecimal. */
export const segmentBytes = 16 * 1024 * 1024;
const partsPerLog = 256;
const hex = 16;
const segmentName = /^[0-9A-F]{24}$/;

export const isSegment = (name: string): boolean => segmentName.test(name);
/** The history of a timeline, or the end of one, as PostgreSQL archives them beside segments. */
export const isTimelineFile = (name: string): boolean => /^[0-9A-F]{8}\.history$/.test(name);

/** Where a segment stands in the log, whatever its timeline. */
export const segmentNumber = (name: string): number =>
  Number.parseInt(name.slice(8, 16), hex) * partsPerLog + Number.parseInt(name.slice(16, 24), hex);

/**
 * Finds the first segment that is missing between two places of the log; null when none is.
 * @param names what is kept; other names are passed over
 */
export function firstHole(first: number, last: number, names: Iterable<string>): number | null {
  const kept = new Set([...names].filter(isSegment).map(segmentNumber));
  for (let number = first; number <= last; number += 1) if (!kept.has(number)) return number;
  return null;
}
