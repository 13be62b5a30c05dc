import { type ComponentProps, type ReactNode, useId } from 'react';
import { cn } from './cn';

interface TableProps extends ComponentProps<'table'> {
  /** Accessible name of the table, visible unless `captionHidden`. */
  caption: ReactNode;
  captionHidden?: boolean;
}

/** Table in a box that scrolls horizontally and is reachable by keyboard, so that the page never scrolls sideways. */
export function Table({ caption, captionHidden = false, className, children, ...props }: TableProps) {
  const captionId = useId();
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard.
      tabIndex={0}
      aria-labelledby={captionId}
      className="scrolls-across relative overflow-x-auto rounded-xl border border-border print:overflow-visible"
    >
      <table className={cn('w-full border-collapse text-left text-base', className)} {...props}>
        <caption
          id={captionId}
          className={captionHidden ? 'sr-only' : 'px-3 pt-4 pb-2 text-left font-semibold sm:px-4'}
        >
          {caption}
        </caption>
        {children}
      </table>
    </section>
  );
}

export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return <thead className={cn('border-border border-b bg-muted/70', className)} {...props} />;
}

export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return <tbody className={cn('divide-y divide-border', className)} {...props} />;
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr className={cn('hover:bg-muted/50', className)} {...props} />;
}

/** Header cell of a column, or of a row with `scope="row"`. */
export function TableHeader({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return <th scope={scope} className={cn('px-3 py-2.5 font-semibold sm:px-4', className)} {...props} />;
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td className={cn('px-3 py-2.5 align-top sm:px-4', className)} {...props} />;
}
