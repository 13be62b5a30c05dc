import { cva } from 'class-variance-authority';

/** How buttons look; a file of its own, so that a link can look like one without a button's code. */
export const buttonVariants = cva(
  'inline-flex select-none items-center justify-center gap-2 whitespace-nowrap rounded-lg text-center font-semibold transition-colors focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-ring disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        default: 'bg-primary text-primary-foreground hover:bg-primary-hover',
        accent: 'bg-accent text-accent-foreground hover:bg-accent-hover',
        outline: 'border border-border-strong bg-card text-foreground hover:bg-muted',
        secondary: 'bg-muted text-foreground hover:bg-muted-hover',
        ghost: 'text-foreground hover:bg-muted',
        destructive: 'bg-destructive text-destructive-foreground hover:bg-destructive-hover',
        link: 'h-auto! px-0! text-primary underline underline-offset-4 hover:no-underline',
      },
      size: {
        default: 'h-11 px-4 text-base',
        // A thumb needs 44 px even where a mouse does with less.
        sm: 'h-9 px-3 text-sm pointer-coarse:h-11',
        lg: 'h-13 px-6 text-lg',
        icon: 'size-11',
      },
    },
    defaultVariants: { variant: 'default', size: 'default' },
  },
);
