import { type ComponentType, lazy } from 'react';
import { withChunkFallback } from '../../../lib/page/missing-popup.tsx';
import { withTexts } from '../../../lib/preferences/language.ts';

/** A popup whose code and texts come when it is opened first. */
export const lazyPopup = <Name extends string, Props>(
  chunk: string,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
) =>
  lazy(() =>
    withChunkFallback(
      chunk,
      withTexts(['auth'], load()).then((file) => ({ default: file[name] })),
    ),
  );
