import { FreshNotice } from '../../features/notices/fresh-notice.tsx';
import { PostLoginNotice } from '../../features/notices/post-login-notice.tsx';
import { SideBar } from './side-bar.tsx';

export interface LateShellProps {
  hasSideBar: boolean;
  hasFreshNotice: boolean;
}

/** Parts of the frame that nobody waits for; their code comes once the first page is at rest. */
export function LateShell({ hasSideBar, hasFreshNotice }: LateShellProps) {
  return (
    <>
      {hasSideBar && <SideBar />}
      {hasFreshNotice && <FreshNotice />}
      <PostLoginNotice />
    </>
  );
}
