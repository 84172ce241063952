import { setTimeout as pauseMs } from 'node:timers/promises';
import { renderAsync } from '@resvg/resvg-js';
import svgCaptcha from 'svg-captcha';
import { secretCharacters } from '../../platform/crypto/secret-characters.ts';
import { createPicturePool } from './picture-pool.ts';

export interface CaptchaPicture {
  text: string;
  /** Base64 of a PNG. */
  png: string;
}

/** No characters that look alike. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const length = 5;
const drawing = { width: 160, height: 56, fontSize: 52, noise: 3, background: '#f4f1ea' };
type Draw = (text: string, options: typeof drawing) => string;

/** At most twenty a second: of one core a tenth. */
const paceMs = 50;
const readyCount = 32;
const maxWaiting = 32;

/** The characters as paths, so that no font is needed; rendered beside the event loop. */
export async function drawPicture(): Promise<CaptchaPicture> {
  const text = secretCharacters(alphabet, length);
  const svg = (svgCaptcha as unknown as Draw)(text, drawing);
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return { text, png: image.asPng().toString('base64') };
}

export const openCaptchaPictures = () =>
  createPicturePool({
    draw: drawPicture,
    readyCount,
    maxWaiting,
    pause: () => pauseMs(paceMs, undefined, { ref: false }),
  });
