import { clsx } from 'clsx';

/** A shape of what is coming; give it the final size by `className`, so that nothing moves. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block animate-shimmer skeleton-fill rounded-md', className)} />;
}
