import { Component, type ReactNode } from 'react';
import type { HostLink } from './host-link.ts';
import type { OpenedGame } from './open-game.ts';
import { FailedScreen } from './Screens.tsx';

interface Props {
  host: HostLink;
  report: OpenedGame['report'];
  children: ReactNode;
}

/** Where a part of the page did not come (its file is gone since a newer release) or broke: a way out instead of an empty screen. */
export class Broken extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(cause: unknown): void {
    this.props.report('a part of the page broke', cause);
  }

  override render(): ReactNode {
    return this.state.isBroken ? <FailedScreen reason="outdated" host={this.props.host} /> : this.props.children;
  }
}
