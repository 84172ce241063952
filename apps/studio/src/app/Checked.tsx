import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { StudioApi } from './api.ts';
import { type AskCheck, noticingRealityCheck, RealityCheck, type RealityCheckProps } from './RealityCheck.tsx';

interface CheckedProps extends Pick<RealityCheckProps, 'host' | 'opening'> {
  api: StudioApi;
  /** What the player did, by the calls of his game. */
  ask: (api: StudioApi) => AskCheck;
  children: (api: StudioApi) => ReactNode;
}

const isAlwaysFree = () => true;

/** A game that stops its player at his reality checks; its calls tell when one holds a bet back. */
export function Checked({ api: plainApi, host, opening, ask, children }: CheckedProps) {
  const [isForced, setForced] = useState(false);
  const api = useMemo(() => noticingRealityCheck(plainApi, () => setForced(true)), [plainApi]);
  const askCheck = useMemo(() => ask(plainApi), [ask, plainApi]);
  const onSeen = useCallback(() => setForced(false), []);
  return (
    <>
      {children(api)}
      <RealityCheck {...{ api, host, opening, isForced, onSeen }} ask={askCheck} isFree={isAlwaysFree} />
    </>
  );
}
