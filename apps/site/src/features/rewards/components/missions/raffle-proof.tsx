import { verifyRaffle } from '@baize/rewards/verify-raffle';
import { Button } from '@baize/ui/button';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { verifierAddress } from '../../../../lib/games/verifier-address.ts';
import type { Raffle } from '../../api/missions.ts';

/** The published hashes, and the draw done again in the reader's own browser from the seed that was shown. */
export function RaffleProof({ raffle }: { raffle: Raffle }) {
  const t = useTranslations('rewards.raffles');
  const [verdict, setVerdict] = useState<boolean>();
  const check = async () => setVerdict(await isDrawnAsBound(raffle));
  return (
    <details className="text-sm">
      <summary className="min-h-touch cursor-pointer py-2 font-semibold">{t('proof')}</summary>
      <div className="flex flex-col gap-2 wrap-anywhere">
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
        {raffle.seed !== null && (
          <a
            href={verifierLink(raffle)}
            target="_blank"
            rel="noreferrer"
            className="self-start py-2 font-semibold text-gold-ink underline"
          >
            {t('verifier')}
          </a>
        )}
      </div>
    </details>
  );
}

async function isDrawnAsBound(raffle: Raffle): Promise<boolean> {
  const { isCommitted, isSame } = await verifyRaffle(raffle);
  return isCommitted && isSame;
}

/** The page that draws again brings what was published behind the `#`, which no server ever sees. */
function verifierLink({ seed, seedHash, ticketsHash, tickets, prizes }: Raffle): string {
  const shown = { seedHash, ticketsHash, tickets, prizes: prizes.map(({ ticket }) => ({ ticket })) };
  return verifierAddress({ round: shown, serverSeed: seed });
}
