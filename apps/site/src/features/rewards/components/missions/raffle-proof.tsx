import { isCommittedSeed, replay } from '@baize/fairness/verify';
import { Button } from '@baize/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Raffle } from '../../api/missions.ts';

/** The published hashes, and the draw done again in the reader's own browser from the seed that was shown. */
export function RaffleProof({ raffle }: { raffle: Raffle }) {
  const t = useTranslations('rewards.raffles');
  const [verdict, setVerdict] = useState<boolean>();
  const check = async () => setVerdict(await isDrawnAsBound(raffle));
  return (
    <details className="text-sm">
      <summary className="min-h-touch cursor-pointer py-2 font-semibold">{t('proof')}</summary>
      <div className="flex flex-col gap-2 break-all">
        <p>{t('proofText')}</p>
        <p>{t('seedHash', { hash: raffle.seedHash })}</p>
        {raffle.ticketsHash !== '' && <p>{t('ticketsHash', { hash: raffle.ticketsHash })}</p>}
        {raffle.seed !== null && <p>{t('seed', { seed: raffle.seed })}</p>}
        {raffle.seed !== null && (
          <Button variant="secondary" className="self-start" onClick={() => void check()}>
            {t('check')}
          </Button>
        )}
        {verdict !== undefined && (
          <p role="status" className="font-semibold">
            {t(verdict ? 'checked' : 'wrong')}
          </p>
        )}
      </div>
    </details>
  );
}

async function isDrawnAsBound({ seed, seedHash, ticketsHash, tickets, prizes }: Raffle): Promise<boolean> {
  if (seed === null || tickets === null) return false;
  const drawn = prizes.flatMap(({ ticket }) => (ticket === null ? [] : [ticket]));
  const seeds = { serverSeed: seed, clientSeed: ticketsHash, nonce: 0 };
  const again = await replay(seeds, (draw) => {
    const moved = new Map<number, number>();
    return drawn.map((_, index) => {
      const left = tickets - index;
      const chosen = draw(left);
      const ticket = (moved.get(chosen) ?? chosen) + 1;
      moved.set(chosen, moved.get(left - 1) ?? left - 1);
      return ticket;
    });
  });
  return (await isCommittedSeed(seed, seedHash)) && again.every((ticket, index) => ticket === drawn[index]);
}
