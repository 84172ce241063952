/** Join us, /join. */
export { JoinPage } from '../pages/join-page.tsx';
