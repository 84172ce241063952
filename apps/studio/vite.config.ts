import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/studio/play/',
  plugins: [react(), tailwindcss()],
  // In development too the frame has no origin of its own.
  server: { cors: true },
  build: {
    target: 'es2023',
    // The frame has an opaque origin: a data URL would need its own rule in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // On its own, or it would land beside Pixi and pull it into the first load.
            { name: 'preload', test: /vite\/preload-helper/ },
            {
              name: 'pixi',
              test: /node_modules[\\/](pixi\.js|@pixi|earcut|eventemitter3|parse-svg-path|gifuct-js|ismobilejs)/,
            },
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
          ],
        },
      },
    },
  },
});
