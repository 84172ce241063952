import { AddAccount } from '../../features/agency/components/add-account.tsx';
import { OpenAccount } from '../../features/agent-centre/components/team/open-account.tsx';

/** An account that the agent opens himself, or one that its player opens by a link. */
export function AddAccountPage() {
  return (
    <div className="flex flex-col gap-8">
      <OpenAccount />
      <AddAccount />
    </div>
  );
}
