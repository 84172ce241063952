/** VIP, /vip. */
export { VipPage } from '../pages/content/vip-page.tsx';
