/** Help, /help and /helpmc. */
export { HelpPage } from '../pages/content/help-page.tsx';
