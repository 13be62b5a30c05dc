import { cva } from 'class-variance-authority';

/**
 * Styles of buttons, in their own file, so that a link can use them without the button's code. Labels wrap only if they
 * do not fit on a line, and never in a table, because its cells would shrink until every label wraps.
 */
export const buttonVariants = cva(
  'inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-lg [td_&]:whitespace-nowrap text-center font-semibold transition-colors focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-ring disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        accent: 'bg-accent text-accent-foreground hover:bg-accent-hover',
        outline: 'border border-border-strong bg-card text-foreground hover:bg-muted',
        secondary: 'bg-muted text-foreground hover:bg-muted-hover',
        ghost: 'text-foreground hover:bg-muted',
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive-hover',
        link: 'min-h-0! px-0! py-0! text-primary underline underline-offset-4 hover:no-underline',
      },
      size: {
        default: 'min-h-11 px-4 py-1.5 text-base',
        // 44 px for touch; a mouse needs less.
        sm: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
        lg: 'min-h-13 px-6 py-2 text-lg',
        icon: 'size-11',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);
