import { Download } from 'lucide-react';
import { useLanguage, useTranslations } from '#texts';
import { buttonVariants } from '@/components/ui/button-variants';
import type { SectionGroup } from '@/lib/kernel/section-groups';

/** Link to the PDF of the sheet, which the build generates. */
export function DownloadSheet({ file }: { file: SectionGroup | 'all' }) {
  const t = useTranslations('guides');
  const isSpanish = useLanguage() === 'es';
  return (
    <a
      href={isSpanish ? `/cheat-sheet/es/${file}.pdf` : `/cheat-sheet/${file}.pdf`}
      download={isSpanish ? `epa-608-hoja-de-repaso-${file}.pdf` : `epa-608-cheat-sheet-${file}.pdf`}
      className={buttonVariants({ variant: 'outline' })}
    >
      <Download aria-hidden />
      {t('downloadPdf')}
    </a>
  );
}
