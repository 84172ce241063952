/** Names under which drivers admit that they imitate a graphics card on the processor. */
const imitation = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/**
 * The order in which renderers are tried. Without a graphics card WebGL is imitated at a few frames a second, while the plain canvas
 * draws sixty; browsers do not say so by themselves (`failIfMajorPerformanceCaveat` is not honoured everywhere).
 */
export function rendererPreference(forceCanvas: boolean, driver = graphicsDriver()): ('webgl' | 'canvas')[] {
  return forceCanvas || driver === null || imitation.test(driver) ? ['canvas'] : ['webgl', 'canvas'];
}

/** The driver's own name, '' where the browser hides it, null where there is no WebGL at all. */
function graphicsDriver(): string | null {
  const gl = document.createElement('canvas').getContext('webgl');
  if (gl === null) return null;
  const info = gl.getExtension('WEBGL_debug_renderer_info');
  const name = info === null ? '' : String(gl.getParameter(info.UNMASKED_RENDERER_WEBGL));
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return name;
}
