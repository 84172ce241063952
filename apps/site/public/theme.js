// Runs before the first paint, so that a dark page never flashes light. The same rule as src/lib/theme.ts.
try {
  if (localStorage.getItem('theme') === 'dark') document.documentElement.dataset.theme = 'dark';
} catch {
  // Storage is blocked: the default theme stays.
}
