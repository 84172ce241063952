import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** A first opening is drawn in pieces. A reload or the way back keeps its place on the page and an anchor wants its target: those need it whole. */
let isDrawnWhole = !isPlainOpening();

function isPlainOpening(): boolean {
  const [opening] = performance.getEntriesByType('navigation');
  return (opening as PerformanceNavigationTiming | undefined)?.type === 'navigate' && window.location.hash === '';
}

/**
 * Its children are drawn after what stands around them, in a piece of work that gives way to the visitor's input. Only while the site opens;
 * one within another comes a step later still.
 */
export function Later({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const [isDue, setDue] = useState(isDrawnWhole);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue ? children : fallback;
}

/** The opening is over: from now on pages are drawn at once. */
export function endOpening(): void {
  isDrawnWhole = true;
}
