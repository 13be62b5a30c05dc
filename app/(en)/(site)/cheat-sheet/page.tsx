import type { Metadata } from 'next';
import { useLanguage, useTranslations } from '#texts';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { joinNames } from '@/components/messages/use-formats';
import { CardsLink } from '@/components/study/cards-link';
import { CheatSheetLinks } from '@/components/study/cheat-sheet-links';
import { CheatSheetView } from '@/components/study/cheat-sheet-view';
import { DownloadSheet } from '@/components/study/download-sheet';
import { PrintButton } from '@/components/study/print-button';
import { sheetFacts } from '@/components/study/study-facts';
import { PageHeader } from '@/components/ui/page-header';
import { readPageLanguage } from '@/lib/kernel/page-language';
import { SECTION_GROUPS } from '@/lib/kernel/section-groups';
import { sheetsIn } from '@/lib/study/guides/cheat-sheets';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('guides');
  const nameOf = await readTranslations('sections');
  const names = SECTION_GROUPS.map((group) => nameOf(`${group}.name`));
  return pageMetadata('/cheat-sheet', {
    title: t('sheetsMetaTitle'),
    description: t('sheetsMetaDescription', { sections: joinNames(names, await readPageLanguage()) }),
  });
}

export default function Page() {
  const t = useTranslations('guides');
  const language = useLanguage();
  const sheets = sheetsIn(language);
  return (
    <PageFrame>
      <JsonLd data={{ '@graph': sheets.map((sheet) => sheetFacts(sheet, language)) }} />
      <div className="print:hidden">
        <PageHeader
          title={t('sheetsTitle')}
          subtitle={t('sheetsSubtitle')}
          actions={
            <>
              <DownloadSheet file="all" />
              <PrintButton />
            </>
          }
        />
        <CheatSheetLinks />
      </div>
      {/* The sheets are hidden on a phone, where each sheet has its own page. Printing shows them on every device. */}
      <div className="flex flex-col gap-12 max-md:hidden print:block!">
        {sheets.map((sheet) => (
          <CheatSheetView key={sheet.group} sheet={sheet} />
        ))}
      </div>
      <CardsLink />
    </PageFrame>
  );
}
