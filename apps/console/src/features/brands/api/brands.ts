import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../lib/api.ts';
import type { Part } from '../../../lib/pictures/crop.ts';

/** What an edited brand changes on the screens: names of the calls. */
export const brandReads = ['staffBrands', 'staffBrand', 'staffBrandVersions'] as const;

export const brandFormQuery = queryOptions({
  queryKey: ['staffBrandForm'] as const,
  queryFn: () => callApi('staffBrandForm', {}),
  staleTime: Number.POSITIVE_INFINITY,
});

export const brandQuery = (brandId: string) =>
  queryOptions({
    queryKey: ['staffBrand', brandId] as const,
    queryFn: () => callApi('staffBrand', { params: { brandId }, data: {} }),
    // An edit must not be written over by a fresh reading.
    refetchOnWindowFocus: false,
  });

/** Sends a picture of the brand's logo; returns the address that its site shows it under. */
export async function addLogoPicture(
  brandId: string,
  upload: File,
  shape: 'lettering' | 'sign',
  part: Part | undefined,
): Promise<string> {
  const data = { shape, ...(part === undefined ? {} : { part }) };
  const params = { brandId, pictureId: crypto.randomUUID() };
  return (await callApi('staffBrandPictureAdd', { params, data, upload })).url;
}

/** Hands a configuration to the browser as a file, as `brand:create -- --file` takes it. */
export function saveFile(document: object, name: string): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(document, null, 2)}\n`], { type: 'application/json' }));
  const link = window.document.createElement('a');
  link.href = url;
  link.download = `${name}.brand.json`;
  link.click();
  URL.revokeObjectURL(url);
}
