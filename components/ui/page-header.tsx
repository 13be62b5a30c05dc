import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Above the title: a way back. */
  back?: ReactNode;
  /** Beside the title: what can be done on the page. */
  actions?: ReactNode;
}

/** The head of a page, with its only h1, which takes the focus when what had it is gone. */
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
