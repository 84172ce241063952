import { useEffect } from 'react';
import { useWhitelabel } from '../../../lib/brand/whitelabel.ts';
import { rememberBrand } from '../../../lib/session/session.ts';

/** Keeps the brand's keys in the session storage, where they outlive a sign-out. */
export function useRememberBrand(): void {
  const { data } = useWhitelabel();
  useEffect(() => {
    if (data) rememberBrand(data);
  }, [data]);
}
