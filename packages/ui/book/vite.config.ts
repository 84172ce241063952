import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npm run book -w packages/ui`: the page of all primitives, with the site's pictures. Nothing of it is shipped. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: '../../../apps/site/public',
  plugins: [react(), tailwindcss()],
  server: { port: 5175 },
});
