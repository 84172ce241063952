import type { RequestBrand } from '../../../platform/http/handlers.ts';
import type { IdentityDependencies } from '../dependencies.ts';

/** What a brand is called, in its hosts and on its pages. */
export const brandNamesOf = async (
  brands: Pick<IdentityDependencies['brands'], 'introductionOf'>,
  { id, code }: Pick<RequestBrand, 'id' | 'code'>,
): Promise<string[]> => [code, (await brands.introductionOf(id)).name];
