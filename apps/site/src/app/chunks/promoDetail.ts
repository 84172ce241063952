/** One promotion, /promoDetail. */
export { PromoDetailPage } from '../pages/promo-detail-page.tsx';
