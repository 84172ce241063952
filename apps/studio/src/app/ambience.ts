/** Samples a second of the loop: what stays of a room behind walls is low. */
export const ambienceRate = 22_050;
const loopSeconds = 9;
/** Ends that overlap, so that nobody hears where the loop begins. */
const overlapSeconds = 1.5;

/** A row of figures between -1 and 1 that sounds like noise and is the same every time. */
function noise(): () => number {
  let state = 20_261_130;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x80000000 - 1;
  };
}

/** Chips that are put down somewhere else: when, how high, how loud. */
const clicks = [
  [0.9, 2_300, 0.05],
  [1.02, 2_700, 0.04],
  [3.4, 1_900, 0.035],
  [5.1, 2_500, 0.05],
  [5.19, 2_900, 0.035],
  [5.3, 2_200, 0.03],
  [7.3, 2_050, 0.03],
] as const;
const clickSeconds = 0.05;

/** A room in which people play: a low murmur that swells and falls, and chips now and then. One loop of it, quiet already. */
export function buildAmbience(): Float32Array {
  const next = noise();
  const length = Math.round((loopSeconds + overlapSeconds) * ambienceRate);
  const murmur = new Float32Array(length);
  let low = 0;
  let lower = 0;
  for (let at = 0; at < length; at += 1) {
    low += (next() - low) * 0.06;
    lower += (low - lower) * 0.02;
    const seconds = at / ambienceRate;
    const swell = 0.7 + 0.2 * Math.sin(seconds * 0.7) + 0.1 * Math.sin(seconds * 1.9 + 1);
    murmur[at] = (low * 0.16 + lower * 0.5) * swell;
  }
  const samples = murmur.slice(0, Math.round(loopSeconds * ambienceRate));
  const overlap = Math.round(overlapSeconds * ambienceRate);
  for (let at = 0; at < overlap; at += 1) {
    const share = at / overlap;
    samples[at] = (samples[at] ?? 0) * share + (murmur[samples.length + at] ?? 0) * (1 - share);
  }
  for (const [beginsAt, hertz, loudness] of clicks) {
    const from = Math.round(beginsAt * ambienceRate);
    for (let at = 0; at < clickSeconds * ambienceRate; at += 1) {
      const fade = Math.exp((-at / ambienceRate) * 140);
      const tone = Math.sin((at / ambienceRate) * hertz * 2 * Math.PI);
      samples[from + at] = (samples[from + at] ?? 0) + tone * fade * loudness;
    }
  }
  return samples;
}
