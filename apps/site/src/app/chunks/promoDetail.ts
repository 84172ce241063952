/** One promotion, /promoDetail. */
export { PromoDetailPage } from '../pages/content/promo-detail-page.tsx';
