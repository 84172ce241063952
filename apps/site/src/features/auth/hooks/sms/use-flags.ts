import { useEffect, useState } from 'react';

type FlagOf = (countryCode: string) => string | undefined;
const noFlag: FlagOf = () => undefined;

/** Flag pictures, loaded once somebody wants to see them; without them the names do. */
export function useFlags(isWanted: boolean): FlagOf {
  const [flagOf, setFlagOf] = useState<FlagOf>(() => noFlag);
  useEffect(() => {
    if (!isWanted) return;
    import('../../flags.ts').then(
      (file) => setFlagOf(() => file.flagOf),
      () => undefined,
    );
  }, [isWanted]);
  return flagOf;
}
