/** A number from 0 to 1, always the same for the same place, so that a scattered picture holds still. It decides nothing. */
export function scattered(place: number): number {
  const wave = Math.sin(place * 127.1) * 43_758.5453;
  return wave - Math.floor(wave);
}
