import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Back link above the title. */
  back?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** Page header with the page's only h1. The h1 receives the focus when the focused element is removed. */
export function PageHeader({ title, subtitle, back, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-col gap-3 sm:mb-8">
      {back ? <div className="-ml-4">{back}</div> : null}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1
            tabIndex={-1}
            className="text-balance font-bold text-3xl leading-tight tracking-tight outline-none sm:text-4xl"
          >
            {title}
          </h1>
          {subtitle ? (
            <p className="mt-1.5 max-w-measure text-pretty text-lg text-muted-foreground">{subtitle}</p>
          ) : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </header>
  );
}
