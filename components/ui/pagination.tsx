import { useTranslations } from '#texts';
import { Button } from './button';

interface PaginationProps {
  /** Current page, 0-based. */
  page: number;
  totalPages: number;
  onPageChange: (page: number) => void;
  disabled?: boolean;
  /** Accessible name of the list. */
  label?: string;
}

/**
 * Buttons to change the page. Renders nothing for a single page, and nothing beyond the last page, where `ListPage`
 * shows a note.
 */
export function Pagination({ page, totalPages, onPageChange, disabled = false, label }: PaginationProps) {
  const t = useTranslations('site');
  if (totalPages < 2 || page >= totalPages) return null;
  return (
    <nav
      aria-label={label ?? t('pages')}
      className="flex items-center justify-between gap-3 sm:justify-center sm:gap-5"
    >
      <Button variant="outline" inactive={disabled || page <= 0} onClick={() => onPageChange(page - 1)}>
        {t('previous')}
      </Button>
      <p aria-live="polite" className="tabular-nums">
        {t('pageOf', { page: page + 1, total: totalPages })}
      </p>
      <Button variant="outline" inactive={disabled || page + 1 >= totalPages} onClick={() => onPageChange(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}
