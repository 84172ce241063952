const maxMs = 120;

/** Resolves when the next frame has been painted; in a page that paints nothing, as one in the background, after a moment. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxMs);
    requestAnimationFrame(() => void setTimeout(resolve));
  });
}
