import type { RulesFrameMessage } from '@baize/contract';
import { displayMoney } from '@baize/money';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { loadGame } from '../games/index.ts';
import { loadTableFrameGame } from '../games/table-frame-games.ts';
import type { Launch } from './launch.ts';
import type { RulesRequest } from './rules-request.ts';

export interface RulesAppProps {
  launch: Pick<Launch, 'game' | 'hostOrigin'>;
  request: RulesRequest;
  report: (message: string, cause: unknown) => void;
}

/** The rules of a game as its own panel has them, without a session. Sends the page around their height in pixels; 0: there are none. */
export function RulesApp({ launch: { game, hostOrigin }, request, report }: RulesAppProps) {
  const place = useRef<HTMLElement>(null);
  const [Rules, setRules] = useState<ComponentType | null>(null);
  useEffect(() => {
    const sendHeight = (heightPx: number) => {
      const message: RulesFrameMessage = { channel: 'baize-rules', heightPx };
      if (hostOrigin !== null) window.parent.postMessage(message, hostOrigin);
    };
    rulesOf(game, request)
      .then((found) => {
        if (found === null) sendHeight(0);
        else setRules(() => found);
      })
      .catch((cause: unknown) => {
        report('the rules did not come', cause);
        sendHeight(0);
      });
    const observer = new ResizeObserver(() => {
      const heightPx = place.current?.offsetHeight ?? 0;
      if (heightPx > 0) sendHeight(heightPx);
    });
    if (place.current !== null) observer.observe(place.current);
    return () => observer.disconnect();
  }, [game, hostOrigin, request, report]);
  return (
    <main ref={place} className="absolute inset-x-0 top-0">
      {Rules !== null && <Rules />}
    </main>
  );
}

/** Null: the studio has no such game. */
async function rulesOf(gameCode: string, { betMinor, currency }: RulesRequest): Promise<ComponentType | null> {
  const table = await loadTableFrameGame(gameCode);
  if (table !== null) return table.Rules;
  const slot = await loadGame(gameCode);
  if (slot === null) return null;
  const { Rules } = slot;
  const showMoney = (amountMinor: bigint) => displayMoney(amountMinor, currency);
  return () => <Rules betMinor={betMinor} showMoney={showMoney} />;
}
