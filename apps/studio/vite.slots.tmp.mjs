import { mergeConfig } from 'vite';
import base from './vite.config.ts';
export default mergeConfig(base, { cacheDir: '/tmp/slots/vite', server: { port: 4871, strictPort: true, host: '127.0.0.1', proxy: { '/studio/v1': 'http://127.0.0.1:4870' } } });
