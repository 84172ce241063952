import { Store } from 'lucide-react';
import type { ConsolePage } from './page.ts';

const texts = ['consoleBrands'] as const;
const formTexts = ['consoleBrands', 'consoleContent'] as const;

/** Pages of the installation's brands. */
export const brandPages = [
  {
    name: 'brands',
    path: '/brands',
    permission: 'brands.edit',
    group: 'system',
    icon: Store,
    texts,
    component: async () => (await import('../features/brands/components/brands-page.tsx')).BrandsPage,
  },
  {
    name: 'brandNew',
    path: '/brands/new',
    permission: 'brands.edit',
    forAllBrands: true,
    group: 'system',
    texts: formTexts,
    component: async () => (await import('../features/brands/components/new-brand-page.tsx')).NewBrandPage,
  },
  {
    name: 'brand',
    path: '/brands/$brandId',
    permission: 'brands.edit',
    group: 'system',
    texts: formTexts,
    component: async () => (await import('../features/brands/components/brand-page.tsx')).BrandPage,
  },
] as const satisfies readonly ConsolePage[];
