import { prose } from '@baize/ui/prose';
import { SkeletonText } from '@baize/ui/skeleton';
import { useRouter } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface RichTextProps {
  /** HTML that a brand wrote; it is cleaned before it is shown. */
  html: string;
  className?: string;
  /** Lines of the shape that stands here until the text can be shown. */
  skeletonLines?: number;
}

type Cleaner = typeof import('@baize/ui/safe-html').safeFragment;
/** Once it was loaded, texts are there with the first painting. */
let cleaner: Cleaner | undefined;
const loadCleaner = async (): Promise<Cleaner> => (cleaner ??= (await import('@baize/ui/safe-html')).safeFragment);

/** True once texts can be shown at once, or never will be clean: for a list whose texts stand below one another. */
export function useRichTextReady(): boolean {
  const [isReady, setReady] = useState(cleaner !== undefined);
  useEffect(() => {
    const end = () => setReady(true);
    loadCleaner().then(end, end);
  }, []);
  return isReady;
}

/** A brand's own text with its headings, lists, tables and links. Links within the site open without a reload. */
export function RichText({ html, className, skeletonLines = 4 }: RichTextProps) {
  const holder = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const router = useRouter();

  useLayoutEffect(() => {
    let isWanted = true;
    const showBy = (clean: Cleaner) => {
      if (!isWanted) return;
      holder.current?.replaceChildren(clean(html));
      setShown(true);
    };
    if (cleaner !== undefined) return showBy(cleaner);
    loadCleaner()
      .then(showBy)
      .catch(() => {
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
