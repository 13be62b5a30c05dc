import type { VariantProps } from 'class-variance-authority';
import * as Slot from 'radix-ui/slot';
import type { ComponentProps, SyntheticEvent } from 'react';
import { buttonVariants } from './button-variants';
import { cn } from './cn';

type ButtonProps = ComponentProps<'button'> &
  VariantProps<typeof buttonVariants> & {
    asChild?: boolean;
    /** True if the button cannot be pressed at the moment. Unlike `disabled`, it keeps the focus. */
    inactive?: boolean;
  };

const preventDefault = (event: SyntheticEvent) => event.preventDefault();

/** Button. With `asChild` it applies its styles to its one child, such as a link. */
export function Button({ className, variant, size, asChild = false, inactive = false, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot.Root className={classes} {...props} />;
  const held = inactive ? { 'aria-disabled': true, onClick: preventDefault } : {};
  return <button type="button" className={classes} {...props} {...held} />;
}
