/** Help, /help and /helpmc. */
export { HelpPage } from '../pages/help-page.tsx';
