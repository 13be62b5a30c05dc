import { type ClassValue, clsx } from 'clsx';

/**
 * Joins class names. Of two that contradict each other the style sheet's order decides, not this one's: a caller that overrides
 * a primitive says so (`h-10!`), which `cn.test.ts` holds. Sorting them out in the browser would cost every page 9 kB.
 */
export const cn = (...classes: ClassValue[]): string => clsx(classes);
