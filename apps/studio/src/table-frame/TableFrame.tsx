import { Button } from '@baize/ui/button';
import { Dialog } from '@baize/ui/dialog';
import { clsx } from 'clsx';
import { CircleHelp, History, Maximize, ShieldCheck, Volume2, VolumeX } from 'lucide-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FailedScreen } from '../app/Screens.tsx';
import { canFillScreen, toggleFullScreen } from '../lib/full-screen.ts';
import { RollingAmount } from '../lib/RollingAmount.tsx';
import { type KeyHelp, KeysHelp } from './KeysHelp.tsx';
import { MenuButton } from './MenuButton.tsx';
import { useTableFrame, useTableFrameMoney, useTableFrameState } from './table-frame-context.tsx';
import { useKeyShortcuts } from './use-key-shortcuts.ts';

export interface TableFramePanels {
  Rules: ComponentType;
  History: ComponentType;
  Fairness: ComponentType;
}
type PanelName = 'rules' | 'history' | 'fairness';

const panelOf = (panels: TableFramePanels) => ({
  rules: panels.Rules,
  history: panels.History,
  fairness: panels.Fairness,
});

interface MenuProps {
  title: string;
  mark: string | undefined;
  onOpen: (panel: PanelName) => void;
  /** Buttons of this game alone. */
  more: ReactNode;
}

function Menu({ title, mark, onOpen, more }: MenuProps) {
  const t = useTranslations('tables.menu');
  const { store, sound, host } = useTableFrame();
  const isSoundOn = useTableFrameState((state) => state.isSoundOn);
  const toggleSound = () => {
    store.set({ isSoundOn: !isSoundOn });
    sound.setOn(!isSoundOn);
    host.send({ type: 'preferenceChanged', sound: !isSoundOn });
  };
  return (
    <header className="floor-top">
      <div className="floor-heading">
        <h1 className="floor-title">
          <span className="floor-name">{title}</span>
          {mark && (
            <>
              {' '}
              <span className="floor-mark">{mark}</span>
            </>
          )}
        </h1>
        <p className="floor-balance">
          <span>{t('balance')}</span>
          <Balance />
        </p>
      </div>
      <nav aria-label={t('label')} className="floor-menu">
        {more}
        <MenuButton label={t('rules')} onClick={() => onOpen('rules')}>
          <CircleHelp aria-hidden="true" />
        </MenuButton>
        <MenuButton label={t('history')} onClick={() => onOpen('history')}>
          <History aria-hidden="true" />
        </MenuButton>
        <MenuButton label={t('fairness')} onClick={() => onOpen('fairness')}>
          <ShieldCheck aria-hidden="true" />
        </MenuButton>
        <MenuButton label={isSoundOn ? t('soundOff') : t('soundOn')} onClick={toggleSound}>
          {isSoundOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
        </MenuButton>
        {canFillScreen() && (
          <MenuButton label={t('fullScreen')} className="full-screen-button" onClick={toggleFullScreen}>
            <Maximize aria-hidden="true" />
          </MenuButton>
        )}
      </nav>
    </header>
  );
}

function Balance() {
  const shownMinor = useTableFrameState(({ balanceMinor, hiddenMinor }) => balanceMinor - hiddenMinor);
  return <RollingAmount amountMinor={shownMinor} write={useTableFrameMoney()} rollMs={500} className="tabular" />;
}

/** What the table takes on a bet, in words with its name; null for a bet that it does not know. */
export type BetLimitText = (bet: { key: string; selection: string }) => string | null;

function Notice({ limitText }: { limitText: BetLimitText | undefined }) {
  const t = useTranslations('tables.notice');
  const { store, host } = useTableFrame();
  const notice = useTableFrameState((state) => state.notice);
  const beyond = useTableFrameState((state) => (state.notice === 'table_limit' ? state.beyond : null));
  const named = beyond === null ? null : limitText?.(beyond);
  return (
    <div role="status" className={clsx('floor-notice', notice === null && 'floor-notice-empty')}>
      {notice !== null && (
        <>
          <span>{named ?? t(notice)}</span>
          {notice === 'insufficient_funds' && host.hasHost && (
            <Button onClick={() => host.send({ type: 'depositRequested' })}>{t('deposit')}</Button>
          )}
          <Button variant="quiet" onClick={() => store.set({ notice: null })}>
            {t('dismiss')}
          </Button>
        </>
      )}
    </div>
  );
}

/** The balance is the host's news, too: a deposit may arrive while the game is open. */
function useHostNews(): void {
  const { host, readBalance, store, sound } = useTableFrame();
  useEffect(() => {
    host.send({ type: 'ready' });
    return host.listen((message) => {
      if (message.type === 'preferences') {
        const { sound: isSoundOn, tableChat = null } = message;
        store.set({ isSoundOn, ...(tableChat !== null && { wantsChat: tableChat }) });
        sound.setOn(isSoundOn);
        return;
      }
      const { balanceMinor } = store.get();
      void readBalance().then((known) => {
        // What a round has changed meanwhile is newer than the answer.
        const isNewest = store.get().balanceMinor === balanceMinor;
        if (known !== null && isNewest) store.set({ balanceMinor: BigInt(known) });
      });
    });
  }, [host, readBalance, store, sound]);
}

/** The screen of an instant game or a table: bar, stage, controls, and panels over them. */
export function TableFrame({
  title,
  mark,
  panels,
  stage,
  controls,
  scene,
  keys,
  limitText,
  menu,
  side,
}: {
  title: string;
  /** Which of its game's tables it is; nothing at the first one. */
  mark?: string;
  /** The keys that press its buttons, for its help. */
  keys: readonly KeyHelp[];
  panels: TableFramePanels;
  stage: ReactNode;
  controls: ReactNode;
  /** Names the game for its own look. */
  scene: string;
  /** Of a table whose bets have limits of their own. */
  limitText?: BetLimitText;
  /** Buttons of its own in the bar. */
  menu?: ReactNode;
  /** What stands beside stage and controls, where there is room, or over them. */
  side?: ReactNode;
}) {
  const t = useTranslations('tables.menu');
  const { host } = useTableFrame();
  const end = useTableFrameState((state) => state.end);
  const [panel, setPanel] = useState<PanelName | null>(null);
  useHostNews();
  useKeyShortcuts(useTableFrameState((state) => state.areKeysOn) && panel === null);
  useEffect(() => {
    if (end === 'session_expired') host.send({ type: 'sessionEnded' });
  }, [end, host]);
  if (end !== null) return <FailedScreen reason={end} host={host} />;
  const Panel = panel === null ? null : panelOf(panels)[panel];
  return (
    <main className="floor on-hero" data-theme="dark" data-scene={scene}>
      <Menu title={title} mark={mark} onOpen={setPanel} more={menu} />
      <div className="floor-stage">{stage}</div>
      <div className="floor-controls">{controls}</div>
      {side}
      <Notice limitText={limitText} />
      <Dialog
        open={panel !== null}
        onClose={() => setPanel(null)}
        title={panel === null ? '' : t(panel)}
        closeLabel={t('close')}
      >
        {Panel !== null && <Panel />}
        {panel === 'rules' && (
          <div className="mt-6">
            <KeysHelp keys={keys} />
          </div>
        )}
      </Dialog>
    </main>
  );
}
