/** Points mall, /pointMall. */
export { PointMallPage } from '../pages/point-mall-page.tsx';
