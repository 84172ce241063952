import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preferredLocale, showLanguage } from './lib/preferences/language.ts';
import { applyTheme, useTheme } from './lib/preferences/theme.ts';
import './styles.css';

const tryAgainMs = 2_000;

const root = document.querySelector<HTMLElement>('#root');
if (root === null) throw new Error('index.html has no #root');
applyTheme(useTheme.getState().theme);
/** Without words nothing can be said, not even that they did not come. */
const loadTexts = (): void => {
  showLanguage(preferredLocale()).catch(() => setTimeout(loadTexts, tryAgainMs));
};
loadTexts();
createRoot(root).render(<App />);
