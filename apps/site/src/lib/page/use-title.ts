import { useEffect } from 'react';
import { useWhitelabel } from '../brand/whitelabel.ts';

const UNNAMED = 'Baize';

/** The brand's display name; the product's own until the brand is known. */
export function useBrandName(): string {
  return useWhitelabel().data?.brandName ?? UNNAMED;
}

/** Names the page in the browser's tab; without a title it is the brand alone. */
export function useTitle(title?: string): void {
  const brandName = useBrandName();
  useEffect(() => {
    document.title = title === undefined ? brandName : `${title} · ${brandName}`;
  }, [title, brandName]);
}
