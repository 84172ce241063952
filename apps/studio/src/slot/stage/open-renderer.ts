import 'pixi.js/unsafe-eval';
import { Application } from 'pixi.js';
import type { StagePorts } from '../../game-frame/game.ts';
import { rendererPreference } from './renderer-choice.ts';
import { boardResolution } from './slot-picture.ts';

/** Starts the renderer on a canvas of its own in the host's place. Rejects when the browser can draw neither way. */
export async function openRenderer({ canvasHost, forceCanvas }: StagePorts): Promise<Application> {
  const app = new Application();
  await app.init({
    preference: rendererPreference(forceCanvas),
    backgroundAlpha: 0,
    antialias: false,
    resolution: boardResolution(),
    autoDensity: true,
    width: canvasHost.clientWidth,
    height: canvasHost.clientHeight,
    sharedTicker: false,
    skipExtensionImports: false,
  });
  app.canvas.setAttribute('aria-hidden', 'true');
  canvasHost.append(app.canvas);
  return app;
}
