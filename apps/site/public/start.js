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
// The program begins after the first paint, which it would hold up; a page in the background is not painted. Where the program or its
// texts do not come, the page says so, offers another try, and loads itself again once the server answers.
(() => {
  const slowAfterMs = 15_000;
  // As CHUNK_TIMEOUT_MS in src/lib/chunk.ts.
  const lostAfterMs = 120_000;
  const isReloaded = performance.getEntriesByType('navigation')[0]?.type === 'reload';
  const retryEveryMs = isReloaded ? 30_000 : 10_000;
  let isLost = false;

  const isThere = () => document.getElementById('root')?.childElementCount !== 0;
  const reload = () => isThere() || location.reload();
  const read = (id) => JSON.parse(document.getElementById(id).textContent);

  function languageOf(texts) {
    try {
      const chosen = localStorage.getItem('lang');
      if (Object.hasOwn(texts, chosen)) return chosen;
    } catch {
      // Storage is blocked: the brand's language it is.
    }
    try {
      const { defaultLanguage } = read('boot').whitelabel;
      if (Object.hasOwn(texts, defaultLanguage)) return defaultLanguage;
    } catch {
      // No word of the brand: the base language it is.
    }
    return 'TY';
  }

  function tell(reason) {
    const notice = document.getElementById('unreached');
    if (isThere() || notice === null) return;
    const texts = read('start-texts');
    const { lang, retry, ...reasons } = texts[languageOf(texts)];
    const [sentence, button] = notice.children;
    notice.lang = lang;
    notice.hidden = false;
    sentence.textContent = reasons[reason];
    button.textContent = retry;
    button.onclick = () => location.reload();
  }

  function lose() {
    if (isLost || isThere()) return;
    isLost = true;
    tell('text');
    addEventListener('online', reload, { once: true });
    const timer = setInterval(() => {
      if (isThere()) clearInterval(timer);
      else if (!document.hidden)
        fetch('/', { cache: 'no-store' }).then(
          ({ ok }) => ok && reload(),
          () => undefined,
        );
    }, retryEveryMs);
  }

  function begin() {
    const program = document.getElementById('program');
    // The development server's page names its program itself.
    if (program !== null) import(program.href).catch(lose);
  }

  // The program is there, its texts are not: src/main.tsx.
  addEventListener('start-failed', lose, { once: true });
  setTimeout(() => isLost || tell('slow'), slowAfterMs);
  setTimeout(lose, lostAfterMs);
  if (document.hidden) addEventListener('DOMContentLoaded', begin);
  else requestAnimationFrame(() => setTimeout(begin));
})();
