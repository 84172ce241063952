/** App download, /down and /download. */
export { DownloadPage } from '../pages/content/download-page.tsx';
