/** A segment of the write-ahead log has 16 MB; its name is timeline, log and part in hexadecimal. */
export const segmentBytes = 16 * 1024 * 1024;
const partsPerLog = 256;
const hex = 16;
const segmentName = /^[0-9A-F]{24}$/;

export const isSegment = (name: string): boolean => segmentName.test(name);
/** The history of a timeline, or the end of one, as PostgreSQL archives them beside segments. */
export const isTimelineFile = (name: string): boolean => /^[0-9A-F]{8}\.history$/.test(name);

/** Behind a segment that is not full yet: from which byte on a piece of it is; without a number, the part of an older release, which grew. */
export const partMark = '.part';
/** The segment that a whole or a part is of. */
export const segmentOf = (name: string): string => name.split(partMark)[0] ?? name;
export const timelineOf = (segment: string): string => segment.slice(0, 8);

/** Where a segment stands in the log, whatever its timeline. */
export const segmentNumber = (name: string): number =>
  Number.parseInt(name.slice(8, 16), hex) * partsPerLog + Number.parseInt(name.slice(16, 24), hex);

/**
 * Finds the first segment that is missing since a full backup; null when none is. Parts count for the two newest segments alone: the one that is being filled
 * and the one before, until it is kept whole.
 * @param names what is kept of the log; other names are passed over
 */
export function holeAfter(
  { firstSegment, lastSegment }: { firstSegment: string; lastSegment: string },
  names: Iterable<string>,
): number | null {
  const [whole, parts] = [new Set<number>(), new Set<number>()];
  for (const name of names) {
    const segment = segmentOf(name);
    if (isSegment(segment)) (segment === name ? whole : parts).add(segmentNumber(segment));
  }
  const last = Math.max(segmentNumber(lastSegment), ...whole, ...parts);
  for (let number = segmentNumber(firstSegment); number <= last; number += 1)
    if (!whole.has(number) && !(parts.has(number) && number >= last - 1)) return number;
  return null;
}
