import type { ComponentProps } from 'react';
import { cn } from './cn';
import { inputClasses } from './input';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(inputClasses, 'min-h-28 py-3', className)} {...props} />;
}
