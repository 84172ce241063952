/** Promotions, /promotions. */
export { PromotionsPage } from '../pages/promotions-page.tsx';
