import { useEffect, useMemo, useState } from 'react';
import { TableFrameProvider } from '../table-frame/table-frame-context.tsx';
import type { StudioApi } from './api.ts';
import { Broken } from './Broken.tsx';
import { Game } from './Game.tsx';
import type { HostLink } from './host-link.ts';
import type { Launch } from './launch.ts';
import { type OpenedGame, type OpenOutcome, openGame } from './open-game.ts';
import { noticingRealityCheck, RealityCheck } from './RealityCheck.tsx';
import { FailedScreen, OpeningScreen } from './Screens.tsx';

export interface AppProps {
  launch: Launch;
  api: StudioApi;
  host: HostLink;
  report: OpenedGame['report'];
}

/** Opens the game once; a launch token does not work twice. */
export function App({ launch, api: plainApi, host, report }: AppProps) {
  const [isCheckForced, setCheckForced] = useState(false);
  const api = useMemo(() => noticingRealityCheck(plainApi, () => setCheckForced(true)), [plainApi]);
  const [outcome, setOutcome] = useState<OpenOutcome | null>(null);

  useEffect(() => {
    let isGone = false;
    void openGame(launch, api, host, report)
      .catch((cause: unknown): OpenOutcome => {
        report('the game could not be loaded', cause);
        return { ok: false, reason: 'unreachable' };
      })
      .then((next) => {
        if (isGone) return;
        setOutcome(next);
        if (!next.ok) host.send({ type: 'sessionEnded' });
      });
    return () => {
      isGone = true;
    };
  }, [launch, api, host, report]);

  if (outcome === null) return <OpeningScreen />;
  if (!outcome.ok) return <FailedScreen reason={outcome.reason} host={host} />;
  const checked = 'opened' in outcome ? outcome.opened : outcome.frame;
  const interrupt = (isInterrupted: boolean) => 'store' in checked && checked.store.set({ isInterrupted });
  return (
    <Broken host={host} report={report}>
      <Opened outcome={outcome} />
      <RealityCheck
        api={api}
        host={host}
        opening={checked.opening}
        isFree={() => ('hud' in checked ? checked.hud.get().frame.phase === 'idle' : !checked.store.get().isAsked)}
        isForced={isCheckForced}
        onShown={() => interrupt(true)}
        onSeen={() => {
          interrupt(false);
          setCheckForced(false);
        }}
      />
    </Broken>
  );
}

function Opened({ outcome }: { outcome: Extract<OpenOutcome, { ok: true }> }) {
  if ('opened' in outcome) return <Game opened={outcome.opened} />;
  const { game, ...ports } = outcome.frame;
  return (
    <TableFrameProvider ports={ports}>
      <game.Play />
    </TableFrameProvider>
  );
}
