import { type ClassValue, clsx } from 'clsx';
import { twMerge } from 'tailwind-merge';

/** Joins class names. Of two that contradict each other the last one stands. */
export const cn = (...classes: ClassValue[]): string => twMerge(clsx(classes));
