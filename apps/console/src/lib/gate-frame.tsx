import type { ReactNode, SubmitEvent } from 'react';

interface GateFrameProps {
  title: string;
  text: ReactNode;
  onSubmit: (event: SubmitEvent) => void;
  children: ReactNode;
}

/** A page before the shell: one small form in the middle. */
export function GateFrame({ title, text, onSubmit, children }: GateFrameProps) {
  return (
    <main className="flex min-h-dvh items-center justify-center p-4">
      <form
        noValidate
        onSubmit={onSubmit}
        className="flex w-full max-w-sm flex-col gap-5 rounded-xl border border-line bg-surface p-6 shadow-raised md:p-8"
      >
        <img src="/art/brand/logo.svg" alt="" width={36} height={36} />
        <div className="flex flex-col gap-1">
          <h1 className="text-xl font-bold">{title}</h1>
          <p className="text-sm text-ink-muted">{text}</p>
        </div>
        {children}
      </form>
    </main>
  );
}
