/** Promotions, /promotions. */
export { PromotionsPage } from '../pages/content/promotions-page.tsx';
