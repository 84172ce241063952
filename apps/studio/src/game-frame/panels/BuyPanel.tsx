import { Button } from '@baize/ui/button';
import { useTranslations } from 'use-intl';
import { useFeaturePrice, useFrame, useHud, useMoney } from '../frame-context.tsx';

/** Says what the free spins cost and at which bet they are played, and buys them. */
export function BuyPanel({ onDone }: { onDone: () => void }) {
  const t = useTranslations('studio.buy');
  const { actions } = useFrame();
  const showMoney = useMoney();
  const betMinor = useHud((state) => state.betMinor);
  const priceMinor = useFeaturePrice();
  if (priceMinor === null) return null;
  const price = showMoney(priceMinor);
  return (
    <div className="flex flex-col gap-5">
      <p className="tabular text-center text-3xl font-extrabold text-gold-ink">{price}</p>
      <p className="text-sm">{t('text', { price, bet: showMoney(betMinor) })}</p>
      <Button
        onClick={() => {
          actions.buyFeature();
          onDone();
        }}
      >
        {t('confirm', { price })}
      </Button>
    </div>
  );
}
