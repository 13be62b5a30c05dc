import { useTranslations } from '#texts';
import { cn } from './cn';

interface SpinnerProps {
  /** Text for screen readers. */
  label?: string;
  className?: string;
}

/** Spinner for a wait whose result has no known layout. Where content will appear, use `Skeleton`. */
export function Spinner({ label, className }: SpinnerProps) {
  const t = useTranslations('site');
  return (
    <span role="status" className={cn('inline-flex', className)}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-6 motion-safe:animate-spin">
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <span className="sr-only">{label ?? t('loading')}</span>
    </span>
  );
}
