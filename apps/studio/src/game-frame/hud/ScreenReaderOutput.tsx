import { useTranslations } from 'use-intl';
import { useFrame, useHud, useMoney } from '../frame-context.tsx';

/** The result of a round, said politely. */
export function LiveResult() {
  const t = useTranslations('studio.announce');
  const showMoney = useMoney();
  const said = useHud((state) => state.announcement);
  const text =
    said === null ? '' : t(said.key, { count: said.count ?? 0, amount: showMoney(said.amountMinor ?? 0n) } as never);
  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true" data-testid="result">
      {text}
    </p>
  );
}

/** What the window shows, as text, row by row. */
export function BoardAsText() {
  const t = useTranslations('studio');
  const { game } = useFrame();
  const reels = useHud((state) => state.reelSymbols);
  const isMoving = useHud((state) => state.frame.phase === 'spinning');
  if (reels === null || isMoving) return null;
  const rows = Math.max(0, ...reels.map(({ length }) => length));
  return (
    <section className="sr-only" aria-label={t('board.reels')}>
      {Array.from({ length: rows }, (_, row) => {
        const symbols = reels
          .flatMap((reel) => (reel[row] === undefined ? [] : [t(game.symbolNameKey(reel[row]))]))
          .join(', ');
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        return <p key={row}>{t('board.row', { row: String(row + 1), symbols })}</p>;
      })}
    </section>
  );
}
