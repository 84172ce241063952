import { useEffect } from 'react';
import { useWhitelabel } from '../../lib/api/queries/whitelabel.ts';
import { rememberBrand } from '../../lib/api/session.ts';

/** Keeps the brand's keys in the session storage, where they outlive a sign-out. */
export function useRememberBrand(): void {
  const { data } = useWhitelabel();
  useEffect(() => {
    if (data) rememberBrand(data);
  }, [data]);
}
