const PRELOAD_FACTOR = 1.3;
const THRESHOLD = 0.1;
const THROTTLE_MS = 200;
const CACHED_PICTURES = 200;

/** Addresses of pictures that were loaded lately, the newest last: they need not wait again. */
const known = new Set<string>();

export const isPictureKnown = (src: string): boolean => known.has(src);

export function notePicture(src: string): void {
  known.delete(src);
  known.add(src);
  const [oldest] = known;
  if (known.size > CACHED_PICTURES && oldest !== undefined) known.delete(oldest);
}

const waiting = new Map<Element, () => void>();
const arrived = new Set<Element>();
let observer: IntersectionObserver | null = null;
let throttle: ReturnType<typeof setTimeout> | undefined;

/** Calls `onNear` once when a tenth of `element` is within 1.3 screens; together at most every 200 ms. Ends by the answer. */
export function watchPicture(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(note, {
    rootMargin: `${Math.round((PRELOAD_FACTOR - 1) * 100)}% 0px`,
    threshold: THRESHOLD,
  });
  waiting.set(element, onNear);
  observer.observe(element);
  return () => leave(element);
}

function leave(element: Element): void {
  waiting.delete(element);
  arrived.delete(element);
  observer?.unobserve(element);
}

function note(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) arrived.add(target);
    else arrived.delete(target);
  }
  if (throttle === undefined) show();
}

/** Shows what has arrived; what arrives within the next 200 ms waits for their end. A picture scrolled past meanwhile is left out. */
function show(): void {
  throttle = undefined;
  if (arrived.size === 0) return;
  for (const element of arrived) {
    const onNear = waiting.get(element);
    leave(element);
    onNear?.();
  }
  throttle = setTimeout(show, THROTTLE_MS);
}
