import { Download } from 'lucide-react';
import { buttonVariants } from '@/components/ui/button-variants';
import type { SectionGroup } from '@/lib/kernel/section-groups';

/** Link to the PDF of the sheet, which the build generates. */
export function DownloadSheet({ file }: { file: SectionGroup | 'all' }) {
  return (
    <a
      href={`/cheat-sheet/${file}.pdf`}
      download={`epa-608-cheat-sheet-${file}.pdf`}
      className={buttonVariants({ variant: 'outline' })}
    >
      <Download aria-hidden />
      Download PDF
    </a>
  );
}
