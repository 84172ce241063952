// Runs before the first paint, so that a dark page never flashes light, nor a brand's page in the product's colours.
// The same rules as src/lib/theme.ts.
(() => {
  const root = document.documentElement;
  try {
    if (localStorage.getItem('theme') === 'dark') root.dataset.theme = 'dark';
  } catch {
    // Storage is blocked: the default theme stays.
  }
  try {
    const { whitelabel } = JSON.parse(document.getElementById('boot').textContent);
    const colours = whitelabel.themeColours[root.dataset.theme];
    for (const token of Object.keys(colours)) root.style.setProperty(`--${token}`, colours[token]);
  } catch {
    // Without the brand's answer the product's colours stand.
  }
})();
// The program begins after the first paint, which it would hold up; a page in the background is not painted.
(() => {
  const begin = () => {
    const program = document.getElementById('program');
    // The development server's page names its program itself.
    if (program === null) return;
    import(program.href).catch(() => addEventListener('online', () => location.reload(), { once: true }));
  };
  if (document.hidden) addEventListener('DOMContentLoaded', begin);
  else requestAnimationFrame(() => setTimeout(begin));
})();
