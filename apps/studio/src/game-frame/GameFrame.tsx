import { lazy, type RefObject, Suspense, type SyntheticEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFrame, useHud } from './frame-context.tsx';
import type { StageElements } from './game.ts';
import { BetSize } from './hud/BetSize.tsx';
import { Balance, FreeSpinsReadout, Pace, WinReadout } from './hud/Figures.tsx';
import { HoldCells, HoldReadout } from './hud/HoldCells.tsx';
import { JackpotReadout } from './hud/Jackpots.tsx';
import { Menu, type PanelName } from './hud/Menu.tsx';
import { Notice } from './hud/Notice.tsx';
import { Overlays } from './hud/Overlays.tsx';
import { PickTiles } from './hud/PickTiles.tsx';
import { GaugeReadout, LadderReadout, WaysReadout } from './hud/Readouts.tsx';
import { BoardAsText, LiveResult } from './hud/ScreenReaderOutput.tsx';
import { SpinButton } from './hud/SpinButton.tsx';
import { ChoiceCards, StickyWilds } from './hud/StickyWilds.tsx';
import { WalkingWilds, WalkReadout } from './hud/WalkingWilds.tsx';
import type { HudState } from './hud-state.ts';
import { usePrimaryKeys } from './use-primary-keys.ts';

/** Free spins and hold and respin have a scenery of their own, and tell what is left where the name stood. */
const inFeature = ({ freeSpins, hold, walk }: HudState) =>
  freeSpins !== null || hold !== null || walk?.isParade === true;
/** What is left of respins stands in the name's place, too, without a scenery of their own. */
const hidesLogo = (state: HudState) => inFeature(state) || (state.walk?.walkers.length ?? 0) > 0;

const Panels = lazy(() => import('./panels/Panels.tsx').then((module) => ({ default: module.Panels })));

/** Where the stage puts its canvas and finds its board's place and the total. */
export type StagePlaces = Readonly<Record<keyof StageElements, RefObject<HTMLDivElement | null>>>;

/** A missing picture leaves the frame's own colours. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.hidden = true;
};

function Scenery() {
  const { game } = useFrame();
  const isFestive = useHud(inFeature);
  // Fetched when the game can be played, not before.
  const isOpen = useHud((state) => state.frame.phase !== 'opening');
  const { background, backgroundPortrait, festive, festivePortrait, layers } = game.scenery;
  const layer = (wide: string, tall: string, isShown: boolean) => (
    <picture className="frame-scenery" data-shown={isShown}>
      <source srcSet={tall} media="(orientation: portrait)" />
      <img src={wide} alt="" onError={hide} />
    </picture>
  );
  return (
    <>
      {layer(background, backgroundPortrait, true)}
      {isOpen && layer(festive, festivePortrait, isFestive)}
      {isOpen &&
        layers?.map(({ at, picture }) => (
          <div key={at} className="frame-layer" data-at={at}>
            <img src={picture} alt="" onError={hide} />
          </div>
        ))}
    </>
  );
}

function Logo() {
  const t = useTranslations('studio');
  const { game } = useFrame();
  const isHidden = useHud(hidesLogo);
  const [isMissing, setIsMissing] = useState(false);
  return (
    <h1 className="frame-logo" data-hidden={isHidden}>
      {isMissing ? (
        t(game.titleKey)
      ) : (
        <img src={game.scenery.logo} alt={t(game.titleKey)} onError={() => setIsMissing(true)} />
      )}
    </h1>
  );
}

/** The whole game screen: picture below, controls as ordinary HTML above it. */
export function GameFrame({ places }: { places: StagePlaces }) {
  const [panel, setPanel] = useState<PanelName | null>(null);
  const { actions, game } = useFrame();
  const phase = useHud((state) => state.frame.phase);
  const isFestive = useHud(inFeature);
  const hasLadder = useHud((state) => state.ladder !== null || state.gauge !== null);
  const canSkip = phase === 'presenting' || phase === 'resuming';
  usePrimaryKeys(actions.primary, panel === null);
  return (
    <main
      className="frame on-hero"
      data-theme="dark"
      data-phase={phase}
      data-festive={isFestive}
      data-ladder={hasLadder}
      data-levels={game.hasLevels === true}
    >
      <Scenery />
      <div ref={places.canvasHost} className="frame-canvas" />
      <Menu onOpen={setPanel} />
      <Logo />
      <FreeSpinsReadout />
      <HoldReadout />
      <WalkReadout />
      <JackpotReadout />
      <LadderReadout />
      <GaugeReadout />
      <WaysReadout />
      <div
        ref={places.boardSlot}
        className="frame-board"
        aria-hidden="true"
        onPointerDown={() => canSkip && actions.primary()}
      />
      <Balance />
      <BetSize onOpenList={() => setPanel('betSize')} />
      <WinReadout place={places.totalSlot} />
      <Pace onAutoplay={() => setPanel('autoplay')} onBuy={() => setPanel('buyFeature')} />
      <SpinButton />
      <PickTiles />
      <HoldCells />
      <StickyWilds />
      <WalkingWilds />
      <ChoiceCards />
      <Overlays />
      <Notice />
      <BoardAsText />
      <LiveResult />
      {panel !== null && (
        <Suspense>
          <Panels panel={panel} onClose={() => setPanel(null)} />
        </Suspense>
      )}
    </main>
  );
}
