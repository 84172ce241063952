/** Join us, /join. */
export { JoinPage } from '../pages/account/join-page.tsx';
