/** App download, /down and /download. */
export { DownloadPage } from '../pages/download-page.tsx';
