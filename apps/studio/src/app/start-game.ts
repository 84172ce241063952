import { createAutoplay } from '../game-frame/autoplay.ts';
import type { Frame, FrameActions } from '../game-frame/frame-context.tsx';
import type { GameStage, StageElements } from '../game-frame/game.ts';
import { nextState } from '../game-frame/machine.ts';
import { waitFor } from '../game-frame/round-player.ts';
import { createRounds, type Rounds } from '../game-frame/rounds.ts';
import type { StudioTexts } from '../lib/texts.ts';
import type { OpenedGame } from './open-game.ts';
import { newRoundId } from './round-id.ts';
import { createSoundBox } from './sound.ts';

export interface StartedGame {
  frame: Frame;
  /** Builds the stage into its elements and starts to play; the returned function ends it. */
  mount: (elements: StageElements) => () => void;
}

/** A press so soon after a skip was meant for the round that has just ended; it must not stake money on the next one. */
const skipGraceMs = 350;

/** Ties together stage, rounds, sound and host of one opened game. */
export function startGame(opened: OpenedGame, text: StudioTexts): StartedGame {
  const { api, host, hud, game, opening, renderer, report } = opened;
  const sound = createSoundBox(game.sounds, hud.get().isSoundOn);
  let stage: GameStage | null = null;
  let rounds: Rounds | null = null;
  let autoplay: ReturnType<typeof createAutoplay> | null = null;
  let skippedAtMs = Number.NEGATIVE_INFINITY;

  function setSound(isSoundOn: boolean): void {
    hud.set({ isSoundOn });
    sound.setOn(isSoundOn);
  }

  const actions: FrameActions = {
    primary: () => {
      const { phase } = hud.get().frame;
      if (hud.get().autoplay !== null) return autoplay?.stop();
      if (phase === 'presenting' || phase === 'resuming') {
        skippedAtMs = performance.now();
        stage?.skip();
      }
      if (phase === 'idle' && performance.now() - skippedAtMs > skipGraceMs) rounds?.spin().catch(failed);
    },
    setBet: (betMinor) => {
      sound.play('click');
      hud.set({ betMinor, notice: null });
    },
    startAutoplay: (choice) => {
      sound.play('click');
      autoplay?.run(choice).catch(failed);
    },
    buyFeature: () => {
      sound.play('click');
      if (hud.get().autoplay === null) rounds?.spin({ isBought: true }).catch(failed);
    },
    pick: (tile) => rounds?.pick(tile),
    toggleSound: () => {
      setSound(!hud.get().isSoundOn);
      host.send({ type: 'preferenceChanged', sound: hud.get().isSoundOn });
    },
    toggleFast: () => hud.set({ isFast: !hud.get().isFast }),
    dismissNotice: () => hud.set({ notice: null, autoplayStop: null }),
  };

  function failed(cause: unknown): void {
    report('the game could not be shown', cause);
    hud.set({ frame: nextState(hud.get().frame, { type: 'failed', reason: 'game_unavailable' }) });
  }

  async function begin(elements: StageElements, isGone: () => boolean): Promise<void> {
    const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const ports = {
      ...elements,
      hud,
      reducedMotion,
      text,
      forceCanvas: renderer === 'canvas',
      play: sound.play,
    };
    const built = await game.createStage(ports);
    if (isGone()) return built.destroy();
    stage = built;
    stage.rest(opening.lastRound);
    rounds = createRounds({ api, host, hud, stage, newRoundId, wait: waitFor, report });
    autoplay = createAutoplay({ hud, rounds, wait: waitFor, isHidden: () => document.hidden });
    const { unfinishedRound } = opening;
    hud.set({ frame: nextState(hud.get().frame, { type: 'opened', unfinishedRound }) });
    host.send({ type: 'ready' });
    await Promise.all([built.whenUp, unfinishedRound === null ? null : rounds.resume(unfinishedRound)]);
  }

  return {
    frame: { api, host, hud, game, actions },
    mount: (elements) => {
      let isGone = false;
      const stopListening = host.listen((message) => {
        if (message.type === 'preferences') setSound(message.sound);
        else void rounds?.refreshBalance();
      });
      begin(elements, () => isGone).catch(failed);
      return () => {
        isGone = true;
        stopListening();
        stage?.destroy();
        autoplay?.stop();
        stage = null;
        rounds = null;
      };
    },
  };
}
