import { useTranslations } from 'use-intl';
import { useFrame, useHud, useMoney } from '../frame-context.tsx';
import { AutoplayForm } from './AutoplayForm.tsx';

/** The autoplay of a slot, at its bet. */
export function AutoplayPanel({ onDone }: { onDone: () => void }) {
  const t = useTranslations('studio.autoplay');
  const { actions } = useFrame();
  const betMinor = useHud((state) => state.freeRounds?.betMinor ?? state.betMinor);
  return (
    <AutoplayForm
      betMinor={betMinor}
      showMoney={useMoney()}
      text={t('text')}
      onStart={(choice) => {
        actions.startAutoplay(choice);
        onDone();
      }}
    />
  );
}
