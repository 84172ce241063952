import { clsx } from 'clsx';

/** A shape of what is coming; give it the final size by `className`, so that nothing moves. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('block animate-shimmer skeleton-fill rounded-md', className)} />;
}

/** Lines of text that are coming; the last one is shorter. */
export function SkeletonText({ lines, className }: { lines: number; className?: string }) {
  const widths = Array.from({ length: lines }, (_, line) => (line === lines - 1 ? 'w-3/5' : 'w-full'));
  return (
    <span className={clsx('flex flex-col gap-2.5', className)}>
      {widths.map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
        <Skeleton key={line} className={clsx('h-4', width)} />
      ))}
    </span>
  );
}

/** Rows of a list that are coming: a picture, two lines, a figure at the end. */
export function SkeletonRows({ rows, className }: { rows: number; className?: string }) {
  return (
    <span className={clsx('flex flex-col divide-y divide-line', className)}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shapes without identity
        <span key={row} className="flex min-h-16 items-center gap-3 py-2.5">
          <Skeleton className="size-10 shrink-0 rounded-full!" />
          <span className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-1/4" />
          </span>
          <Skeleton className="h-5 w-20" />
        </span>
      ))}
    </span>
  );
}
