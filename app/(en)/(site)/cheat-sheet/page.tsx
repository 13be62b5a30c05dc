import type { Metadata } from 'next';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { CardsLink } from '@/components/study/cards-link';
import { CheatSheetLinks } from '@/components/study/cheat-sheet-links';
import { CheatSheetView } from '@/components/study/cheat-sheet-view';
import { DownloadSheet } from '@/components/study/download-sheet';
import { PrintButton } from '@/components/study/print-button';
import { sheetFacts } from '@/components/study/study-facts';
import { PageHeader } from '@/components/ui/page-header';
import { SECTIONS } from '@/lib/kernel/exam';
import { listNames } from '@/lib/kernel/words';
import { CHEAT_SHEETS } from '@/lib/study/guides/cheat-sheets';

export const metadata: Metadata = {
  title: 'EPA 608 cheat sheet: every figure, one page for each section',
  description: `Printable EPA Section 608 cheat sheets for ${listNames(SECTIONS.map(({ name }) => name))}: evacuation levels, leak rates, dates and limits, one letter page each, with the rule behind each figure.`,
  alternates: { canonical: '/cheat-sheet' },
};

export default function Page() {
  return (
    <PageFrame>
      <JsonLd data={{ '@graph': CHEAT_SHEETS.map(sheetFacts) }} />
      <div className="print:hidden">
        <PageHeader
          title="Cheat sheets"
          subtitle="The figures to know, one letter page for each section. Closed-book tests allow no notes, so study them before the test."
          actions={
            <>
              <DownloadSheet file="all" />
              <PrintButton />
            </>
          }
        />
        <CheatSheetLinks />
      </div>
      {/* Hidden on a phone, which shows each sheet on a page of its own. */}
      <div className="flex flex-col gap-12 max-md:hidden print:block!">
        {CHEAT_SHEETS.map((sheet) => (
          <CheatSheetView key={sheet.group} sheet={sheet} />
        ))}
      </div>
      <CardsLink />
    </PageFrame>
  );
}
