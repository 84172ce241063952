import type { GameDefinition } from '../game-frame/game.ts';

export interface SoundBox {
  setOn: (isOn: boolean) => void;
  play: (name: string) => void;
  /** Lets the room around a table be heard while sound is on, or ends that. */
  setAmbience: (isWanted: boolean) => void;
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
  let isAmbienceWanted = false;
  let ambience: AudioBufferSourceNode | null = null;

  /** Begins or ends the loop as sound and wish stand now. */
  async function updateAmbience(): Promise<void> {
    if (ambience !== null && !(isOn && isAmbienceWanted)) {
      ambience.stop();
      ambience = null;
    }
    if (!isOn || !isAmbienceWanted || synth === null || ambience !== null) return;
    const { buildAmbience, ambienceRate } = await import('./ambience.ts');
    // While its code came it may have begun, or nobody wants it any more.
    if (!isOn || !isAmbienceWanted || ambience !== null) return;
    const { audioContext } = synth;
    const samples = buildAmbience();
    const buffer = audioContext.createBuffer(1, samples.length, ambienceRate);
    buffer.getChannelData(0).set(samples);
    ambience = audioContext.createBufferSource();
    ambience.buffer = buffer;
    ambience.loop = true;
    ambience.connect(audioContext.destination);
    ambience.start();
  }

  function samplesOf(name: string, source: Synth): number[] | null {
    const parameters = sounds[name];
    if (parameters === undefined) return null;
    const known = built.get(name) ?? source.buildSamples(...parameters);
    built.set(name, known);
    return known;
  }

  const setOn = (next: boolean) => {
    isOn = next;
    void updateAmbience();
    if (!next) return;
    import('zzfx').then(
      ({ ZZFX }) => {
        synth = ZZFX;
        // Browsers let a page sound only after a gesture: the toggle is one, a stored preference is not.
        void ZZFX.audioContext.resume();
        void updateAmbience();
      },
      // Without it the game is silent.
      () => undefined,
    );
  };
  setOn(isOnAtFirst);
  return {
    setOn,
    setAmbience: (isWanted) => {
      isAmbienceWanted = isWanted;
      void updateAmbience();
    },
    play: (name) => {
      if (!isOn || synth === null) return;
      if (synth.audioContext.state !== 'running') void synth.audioContext.resume();
      const samples = samplesOf(name, synth);
      if (samples !== null && synth.audioContext.state === 'running') synth.playSamples([samples]);
    },
  };
}
