import { Dialog } from '@baize/ui/dialog';
import { useTranslations } from 'use-intl';
import { useFrame, useHud, useMoney } from '../frame-context.tsx';
import type { PanelName } from '../hud/Menu.tsx';
import { BetPanel } from './BetPanel.tsx';
import { FairnessPanel } from './FairnessPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';

function RulesPanel() {
  const { game } = useFrame();
  const betMinor = useHud((state) => state.betMinor);
  const showMoney = useMoney();
  return <game.Rules betMinor={betMinor} showMoney={showMoney} />;
}

/** The panel that is open, as a dialog over the game. */
export function Panels({ panel, onClose }: { panel: PanelName; onClose: () => void }) {
  const t = useTranslations('studio.control');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(panel === 'betSize' ? 'chooseBet' : panel)}
      closeLabel={t('close')}
      size={panel === 'betSize' ? 'sm' : panel === 'gameRules' ? 'lg' : 'md'}
    >
      {panel === 'gameRules' && <RulesPanel />}
      {panel === 'history' && <HistoryPanel />}
      {panel === 'fairness' && <FairnessPanel />}
      {panel === 'betSize' && <BetPanel onDone={onClose} />}
    </Dialog>
  );
}
