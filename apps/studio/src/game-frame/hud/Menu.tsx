import { IconButton } from '@baize/ui/icon-button';
import { History, Info, Maximize, ShieldCheck, Volume2, VolumeX } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { canFillScreen, toggleFullScreen } from '../../lib/full-screen.ts';
import { useFrame, useHud } from '../frame-context.tsx';

export type PanelName = 'gameRules' | 'history' | 'fairness' | 'betSize' | 'autoplay' | 'buyFeature';

const entries = [
  ['gameRules', Info],
  ['history', History],
  ['fairness', ShieldCheck],
] as const;

/** What can be looked at beside the game, and the sound. */
export function Menu({ onOpen }: { onOpen: (panel: PanelName) => void }) {
  const t = useTranslations('studio.control');
  const { actions } = useFrame();
  const isSoundOn = useHud((state) => state.isSoundOn);
  return (
    <nav className="frame-menu" aria-label={t('controls')}>
      {entries.map(([panel, Icon]) => (
        <IconButton key={panel} label={t(panel)} onHero className="frame-plate" onClick={() => onOpen(panel)}>
          <Icon size={22} />
        </IconButton>
      ))}
      {canFillScreen() && (
        <IconButton
          label={t('fullScreen')}
          onHero
          className="frame-plate full-screen-button"
          onClick={toggleFullScreen}
        >
          <Maximize size={22} />
        </IconButton>
      )}
      <IconButton
        label={t('sound')}
        onHero
        className="frame-plate frame-sound"
        aria-pressed={isSoundOn}
        onClick={actions.toggleSound}
      >
        {isSoundOn ? <Volume2 size={22} /> : <VolumeX size={22} />}
      </IconButton>
    </nav>
  );
}
