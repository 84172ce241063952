/** Nothing is to move: the player has asked for less motion, or does not see the page. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
