import { type Arena, arenas } from '@baize/games/cockfight';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { StudioApi } from '../app/api.ts';
import { Checked } from '../app/Checked.tsx';
import type { HostLink } from '../app/host-link.ts';
import type { Launch } from '../app/launch.ts';
import type { AskCheck } from '../app/RealityCheck.tsx';
import { FailedScreen, OpeningScreen } from '../app/Screens.tsx';
import { untilAnswered } from '../app/until-answered.ts';
import type { FailReason } from '../game-frame/machine.ts';
import { waitFor } from '../game-frame/round-player.ts';
import { TableFrameProvider } from '../table-frame/table-frame-context.tsx';
import { ArenaPlay } from './ArenaPlay.tsx';
import type { ArenaOpening } from './opening.ts';

type Outcome = { opening: ArenaOpening; arena: Arena } | { reason: FailReason };

const failures: Readonly<Record<string, FailReason>> = {
  launch_token_invalid: 'launch_token_invalid',
  unreachable: 'unreachable',
  unreadable: 'outdated',
};

async function openArena({ launchToken, game }: Launch, api: StudioApi): Promise<Outcome> {
  const arena = arenas.find(({ gameCode }) => gameCode === game);
  if (!arena) return { reason: 'game_unavailable' };
  if (launchToken === null) return { reason: 'launch_missing' };
  const open = () => api.call('cockfightOpen', { body: { arena: arena.code, launchToken } });
  const outcome = await untilAnswered(open, { wait: waitFor, onLost: () => undefined });
  return outcome.ok ? { opening: outcome.value, arena } : { reason: failures[outcome.reason] ?? 'game_unavailable' };
}

/** Opens an arena once; a launch token does not work twice. */
export function ArenaApp({ launch, api, host }: { launch: Launch; api: StudioApi; host: HostLink }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let isGone = false;
    void openArena(launch, api).then((next) => {
      if (isGone) return;
      setOutcome(next);
      if ('reason' in next) host.send({ type: 'sessionEnded' });
    });
    return () => {
      isGone = true;
    };
  }, [launch, api, host]);
  if (outcome === null) return <OpeningScreen />;
  if ('reason' in outcome) return <FailedScreen reason={outcome.reason} host={host} />;
  return <CheckedArena {...outcome} api={api} host={host} />;
}

function CheckedArena(props: { opening: ArenaOpening; arena: Arena; api: StudioApi; host: HostLink }) {
  const { opening, arena, api, host } = props;
  const ask = useCallback(
    (asking: StudioApi): AskCheck =>
      (acknowledge) =>
        asking.call('cockfightRealityCheck', { body: { arena: arena.code, acknowledge } }),
    [arena],
  );
  return <Checked {...{ api, host, opening, ask }}>{(checked) => <OpenedArena {...props} api={checked} />}</Checked>;
}

function OpenedArena(props: { opening: ArenaOpening; arena: Arena; api: StudioApi; host: HostLink }) {
  const { opening, arena, api, host } = props;
  const ports = useMemo(
    () => ({
      api,
      host,
      opening: { ...opening, defaultBetMinor: opening.limits.minMinor, fairness: noSeedOfOwn },
      readBalance: async () => {
        const answer = await api.call('cockfightState', { data: { arena: arena.code } });
        return answer.ok ? answer.value.balanceMinor : null;
      },
    }),
    [api, host, opening, arena],
  );
  return (
    <TableFrameProvider ports={ports}>
      <ArenaPlay arena={arena} limits={opening.limits} />
    </TableFrameProvider>
  );
}

/** Fights have seeds of their own; a player has none here. */
const noSeedOfOwn = { serverSeedHash: '', clientSeed: '', nextNonce: 0, nextServerSeedHash: null };
