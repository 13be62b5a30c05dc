import type { VariantProps } from 'class-variance-authority';
import Link from 'next/link';
import type { ComponentProps } from 'react';
import { buttonVariants } from './button-variants';
import { cn } from './cn';

type LinkButtonProps = ComponentProps<typeof Link> & VariantProps<typeof buttonVariants>;

/** Link styled as a button. */
export function LinkButton({ className, variant, size, prefetch = false, ...props }: LinkButtonProps) {
  return <Link prefetch={prefetch} className={cn(buttonVariants({ variant, size }), className)} {...props} />;
}
