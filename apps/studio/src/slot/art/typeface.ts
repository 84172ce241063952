/**
 * Words on symbols are part of their pictures, which are drawn before a typeface that is late has come: `draw` is called then, and not at all when
 * it is there already. The returned function ends the waiting.
 */
export function whenTypefaceComes(family: string, draw: () => void): () => void {
  const typeface = `800 16px ${family}`;
  let isOver = document.fonts.check(typeface);
  if (!isOver) {
    document.fonts.load(typeface).then(
      () => !isOver && draw(),
      // Without it the words stay in the typeface that the browser has.
      () => {},
    );
  }
  return () => {
    isOver = true;
  };
}
