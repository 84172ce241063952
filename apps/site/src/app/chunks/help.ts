/** Help and what visitors write back: /help, /helpmc, /feedback. */
export { FeedbackPage } from '../pages/account/feedback-page.tsx';
export { HelpPage } from '../pages/content/help-page.tsx';
