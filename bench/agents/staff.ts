import type { BrandRow } from '../../apps/server/test/support/factories.ts';

/** A request of a person of the brand's staff, without its own data. */
export const asStaff = (brand: BrandRow) => ({
  ...{ brand, ip: '', origin: '', userAgent: '' },
  staff: {
    ...{ id: brand.id, brandId: brand.id, sessionId: '', username: 'bench', permissions: [] },
    ...{ permissionsEverywhere: [], forAllBrands: false, secondFactor: 'given' as const },
  },
});
