import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompileMessages } from '../../packages/i18n/src/precompile.ts';
import { slimContract } from '../../tools/slim-contract.ts';
import { chunkGroups } from './chunks.ts';
import { firstFiles } from './first-files.ts';

/** `StudioCallName` of `src/app/api.ts` says the same to the compiler. */
const studioCalls = slimContract({
  makes: (name) => ['studio', 'cockfight', 'rooms', 'fishing'].some((beginning) => name.startsWith(beginning)),
  schemas: true,
});

export default defineConfig({
  base: '/studio/play/',
  plugins: [studioCalls, precompileMessages(), react(), tailwindcss(), firstFiles()],
  // In development too the frame has no origin of its own.
  server: { cors: true },
  build: {
    target: 'es2023',
    // The frame has an opaque origin: a data URL would need its own rule in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
