import { Dialog } from '@baize/ui/dialog';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFeaturePrice, useFrame, useHud, useMoney } from '../frame-context.tsx';
import type { PanelName } from '../hud/Menu.tsx';
import { AutoplayPanel } from './AutoplayPanel.tsx';
import { BetPanel } from './BetPanel.tsx';
import { BuyPanel } from './BuyPanel.tsx';
import { FairnessPanel } from './FairnessPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';

function RulesPanel() {
  const { game } = useFrame();
  const betMinor = useHud((state) => state.betMinor);
  const showMoney = useMoney();
  const sellsFeature = useFeaturePrice() !== null;
  return <game.Rules betMinor={betMinor} showMoney={showMoney} sellsFeature={sellsFeature} />;
}

/** Content without a control of its own: it takes the focus, so that the keys can scroll it. */
function ScrolledByKeys({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be reachable by keyboard
    <div tabIndex={0} className="outline-offset-2">
      {children}
    </div>
  );
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
      size={
        panel === 'betSize' || panel === 'autoplay' || panel === 'buyFeature'
          ? 'sm'
          : panel === 'gameRules'
            ? 'lg'
            : 'md'
      }
    >
      {panel === 'gameRules' && (
        <ScrolledByKeys>
          <RulesPanel />
        </ScrolledByKeys>
      )}
      {panel === 'history' && (
        <ScrolledByKeys>
          <HistoryPanel />
        </ScrolledByKeys>
      )}
      {panel === 'fairness' && <FairnessPanel />}
      {panel === 'autoplay' && <AutoplayPanel onDone={onClose} />}
      {panel === 'buyFeature' && <BuyPanel onDone={onClose} />}
      {panel === 'betSize' && <BetPanel onDone={onClose} />}
    </Dialog>
  );
}
