import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** Drawing of what is missing. */
  picture?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** Explains why a page or list is empty and offers the next step. */
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
