declare module 'zzfx' {
  /** The synthesizer; importing it makes its audio context. */
  export const ZZFX: {
    volume: number;
    audioContext: AudioContext;
    buildSamples: (...parameters: readonly (number | undefined)[]) => number[];
    playSamples: (channels: number[][], volumeScale?: number) => AudioBufferSourceNode;
  };
}
