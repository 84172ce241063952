import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompileMessages } from '../../packages/i18n/src/precompile.ts';

/** The server serves the build at /console/. */
export default defineConfig({
  base: '/console/',
  plugins: [precompileMessages(), react(), tailwindcss()],
  build: { target: 'es2022' },
});
