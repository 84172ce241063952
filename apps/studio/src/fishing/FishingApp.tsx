import type { LevelKey } from '@baize/games/fishing';
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
import { FishingRoom } from './FishingRoom.tsx';
import { LevelChoice } from './LevelChoice.tsx';
import type { FishingOpening } from './opening.ts';

type Outcome = { opening: FishingOpening } | { reason: FailReason };

const failures: Readonly<Record<string, FailReason>> = {
  launch_token_invalid: 'launch_token_invalid',
  unreachable: 'unreachable',
  unreadable: 'outdated',
};

async function openFishing({ launchToken }: Launch, api: StudioApi): Promise<Outcome> {
  if (launchToken === null) return { reason: 'launch_missing' };
  const open = () => api.call('fishingOpen', { body: { launchToken } });
  const outcome = await untilAnswered(open, { wait: waitFor, onLost: () => undefined });
  return outcome.ok ? { opening: outcome.value } : { reason: failures[outcome.reason] ?? 'game_unavailable' };
}

/** Opens a fishing game once; a launch token does not work twice. */
export function FishingApp({ launch, api, host }: { launch: Launch; api: StudioApi; host: HostLink }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    let isGone = false;
    void openFishing(launch, api).then((next) => {
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
  const { opening } = outcome;
  return (
    <Checked api={api} host={host} opening={opening} ask={askCheck}>
      {(checked) => <OpenedFishing opening={opening} api={checked} host={host} />}
    </Checked>
  );
}

const askCheck =
  (api: StudioApi): AskCheck =>
  (acknowledge) =>
    api.call('fishingRealityCheck', { body: { acknowledge } });

function OpenedFishing({ opening, api, host }: { opening: FishingOpening; api: StudioApi; host: HostLink }) {
  // Whoever has a seat finds it again.
  const [level, setLevel] = useState<LevelKey | null>(opening.level);
  const ports = useMemo(
    () => ({
      api,
      host,
      opening: { ...opening, defaultBetMinor: '0', fairness: noSeedOfOwn },
      readBalance: async () => {
        const answer = await api.call('fishingBalance', {});
        return answer.ok ? answer.value.balanceMinor : null;
      },
    }),
    [api, host, opening],
  );
  return (
    <TableFrameProvider ports={ports}>
      {level === null ? (
        <LevelChoice opening={opening} onChoose={setLevel} />
      ) : (
        <FishingRoom opening={opening} level={level} onLeft={() => setLevel(null)} />
      )}
    </TableFrameProvider>
  );
}

/** Rounds have seeds of their own, which the room shows. */
const noSeedOfOwn = { serverSeedHash: '', clientSeed: '', nextNonce: 0, nextServerSeedHash: null };
