import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { precompileMessages } from '../../packages/i18n/src/precompile.ts';

/** The server serves the build at /console/. */
export default defineConfig(({ mode }) => {
  const api = `http://127.0.0.1:${loadEnv(mode, '.', '').API_PORT ?? '3000'}`;
  return {
    base: '/console/',
    plugins: [precompileMessages(), react(), tailwindcss()],
    server: { cors: false, proxy: { '/wps': api, '/ws': { target: api, ws: true }, '/docs': api, '/art': api } },
    // Fonts as data are refused by the content security policy.
    build: { target: 'es2022', assetsInlineLimit: 0 },
  };
});
