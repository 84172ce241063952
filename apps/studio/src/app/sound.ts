import type { GameDefinition } from '../game-frame/game.ts';

export interface SoundBox {
  setOn: (isOn: boolean) => void;
  play: (name: string) => void;
}

type Synth = typeof import('zzfx')['ZZFX'];

/**
 * Plays a game's effects. The synthesizer is loaded when sound is first turned on, so that a silent player never pays for it; samples are
 * built once per effect.
 */
export function createSoundBox(sounds: GameDefinition['sounds'], isOnAtFirst: boolean): SoundBox {
  const built = new Map<string, number[]>();
  let synth: Synth | null = null;
  let isOn = false;

  function samplesOf(name: string, source: Synth): number[] | null {
    const parameters = sounds[name];
    if (parameters === undefined) return null;
    const known = built.get(name) ?? source.buildSamples(...parameters);
    built.set(name, known);
    return known;
  }

  const setOn = (next: boolean) => {
    isOn = next;
    if (!next) return;
    import('zzfx').then(
      ({ ZZFX }) => {
        synth = ZZFX;
        // Browsers let a page sound only after a gesture: the toggle is one, a stored preference is not.
        void ZZFX.audioContext.resume();
      },
      // Without it the game is silent.
      () => undefined,
    );
  };
  setOn(isOnAtFirst);
  return {
    setOn,
    play: (name) => {
      if (!isOn || synth === null) return;
      if (synth.audioContext.state !== 'running') void synth.audioContext.resume();
      const samples = samplesOf(name, synth);
      if (samples !== null && synth.audioContext.state === 'running') synth.playSamples([samples]);
    },
  };
}
