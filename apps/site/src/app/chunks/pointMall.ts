/** Points mall, /pointMall. */
export { PointMallPage } from '../pages/content/point-mall-page.tsx';
