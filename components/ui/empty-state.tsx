import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A drawing of what is not there yet. */
  picture?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Says what is missing here and what to do about it. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-xl bg-muted/60 px-6 py-12 text-center">
      {picture}
      <h2 className="font-semibold text-xl">{title}</h2>
      {children ? <div className="max-w-measure text-balance text-muted-foreground">{children}</div> : null}
      {action ? <div className="mt-2">{action}</div> : null}
    </div>
  );
}
