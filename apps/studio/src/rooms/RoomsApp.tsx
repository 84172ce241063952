import { useEffect, useMemo, useState } from 'react';
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
import { loadRoomGame } from './load-room-game.ts';
import type { RoomsOpening } from './opening.ts';
import { RoomsLobby } from './RoomsLobby.tsx';
import type { RoomGameParts } from './room-game.ts';

type Opened = { opening: RoomsOpening; game: RoomGameParts };
type Outcome = Opened | { reason: FailReason };

const failures: Readonly<Record<string, FailReason>> = {
  launch_token_invalid: 'launch_token_invalid',
  unreachable: 'unreachable',
  unreadable: 'outdated',
};

async function openRooms({ launchToken }: Launch, api: StudioApi): Promise<Outcome> {
  if (launchToken === null) return { reason: 'launch_missing' };
  const open = () => api.call('roomsOpen', { body: { launchToken } });
  const outcome = await untilAnswered(open, { wait: waitFor, onLost: () => undefined });
  if (!outcome.ok) return { reason: failures[outcome.reason] ?? 'game_unavailable' };
  return { opening: outcome.value, game: await loadRoomGame(outcome.value.gameCode) };
}

/** Opens the card rooms once; a launch token does not work twice. */
export function RoomsApp({ launch, api, host }: { launch: Launch; api: StudioApi; host: HostLink }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let isGone = false;
    void openRooms(launch, api).then((next) => {
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
  return (
    <Checked api={api} host={host} opening={outcome.opening} ask={askCheck}>
      {(checked) => <OpenedRooms {...outcome} api={checked} host={host} />}
    </Checked>
  );
}

const askCheck =
  (api: StudioApi): AskCheck =>
  (acknowledge) =>
    api.call('roomsRealityCheck', { body: { acknowledge } });

function OpenedRooms({ opening, game, api, host }: Opened & { api: StudioApi; host: HostLink }) {
  // Whoever has a seat finds it again.
  const [roomId, setRoomId] = useState(opening.roomId);
  const ports = useMemo(
    () => ({
      api,
      host,
      opening: { ...opening, defaultBetMinor: '0', fairness: noSeedOfOwn },
      readBalance: async () => {
        const answer = await api.call('roomsLobby', {});
        return answer.ok ? answer.value.balanceMinor : null;
      },
    }),
    [api, host, opening],
  );
  return (
    <TableFrameProvider ports={ports}>
      {roomId === null ? (
        <RoomsLobby game={game} onEnter={setRoomId} />
      ) : (
        <game.Table roomId={roomId} onLobby={() => setRoomId(null)} />
      )}
    </TableFrameProvider>
  );
}

/** Hands have seeds of their own; a player has none here. */
const noSeedOfOwn = { serverSeedHash: '', clientSeed: '', nextNonce: 0, nextServerSeedHash: null };
