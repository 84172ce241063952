/** Some phones and some frames cannot. */
export const canFillScreen = (): boolean => document.fullscreenEnabled;

/** Fills the screen with the game, or gives it back. */
export function toggleFullScreen(): void {
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  // A frame that may not is left as it is.
  change.catch(() => undefined);
}
