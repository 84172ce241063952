import { SkeletonText } from '@baize/ui/skeleton';
import { useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type MouseEvent, useEffect, useRef, useState } from 'react';

const prose = [
  'flex flex-col gap-3 text-ink-muted',
  '[&_h2]:mt-3 [&_h2]:text-lg [&_h2]:font-bold [&_h2]:text-ink [&_h3]:mt-2 [&_h3]:font-bold [&_h3]:text-ink [&_h4]:font-semibold [&_h4]:text-ink',
  '[&_strong]:font-semibold [&_strong]:text-ink [&_b]:font-semibold [&_b]:text-ink',
  '[&_a]:font-semibold [&_a]:text-gold-ink [&_a]:underline [&_a]:underline-offset-4',
  '[&_ul]:list-disc [&_ul]:pl-5 [&_ol]:list-decimal [&_ol]:pl-5 [&_li]:mt-1.5 [&_li]:pl-1 [&_li]:marker:text-gold-ink',
  '[&_code]:font-mono [&_code]:text-sm [&_code]:break-words [&_code]:text-ink',
  '[&_dt]:mt-2 [&_dt]:font-semibold [&_dt]:text-ink [&_dd]:mt-0.5',
  '[&_table]:w-full [&_table]:text-sm [&_tr]:border-b [&_tr]:border-line [&_th]:py-2.5 [&_th]:pr-4 [&_th]:text-left [&_th]:font-semibold [&_th]:text-ink [&_td]:tabular [&_td]:py-2.5',
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-md [&_blockquote]:border-l-2 [&_blockquote]:border-gold [&_blockquote]:pl-4',
].join(' ');

export interface RichTextProps {
  /** HTML that a brand wrote; it is cleaned before it is shown. */
  html: string;
  className?: string;
  /** Lines of the shape that stands here until the text can be shown. */
  skeletonLines?: number;
}

/** A brand's own text with its headings, lists, tables and links. Links within the site open without a reload. */
export function RichText({ html, className, skeletonLines = 4 }: RichTextProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const router = useRouter();

  useEffect(() => {
    let isWanted = true;
    const show = async () => {
      const { safeFragment } = await import('./safe-html.ts');
      if (!isWanted) return;
      holder.current?.replaceChildren(safeFragment(html));
      setShown(true);
    };
    show().catch(() => {
      if (!isWanted || holder.current === null) return;
      // Without the cleaner the words are shown and nothing else.
      holder.current.textContent = new DOMParser().parseFromString(html, 'text/html').body.textContent;
      setShown(true);
    });
    return () => {
      isWanted = false;
    };
  }, [html]);

  const follow = (event: MouseEvent) => {
    const target = ownAddress(event);
    if (target === null) return;
    event.preventDefault();
    router.history.push(target);
  };

  return (
    <>
      {!isShown && <SkeletonText lines={skeletonLines} {...(className === undefined ? {} : { className })} />}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only shortens the way of the links in it, which keyboards reach themselves */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link makes a click */}
      <div ref={holder} hidden={!isShown} onClick={follow} className={clsx(prose, className)} />
    </>
  );
}

/** Where a plain click on a link of this site leads; null for every other click. */
function ownAddress(event: MouseEvent): string | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return null;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return /^\/(?![/\\])/.test(href) && link?.target !== '_blank' ? href : null;
}
