import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useLanguage, usePaths, useTranslations } from '#texts';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { CardsLink } from '@/components/study/cards-link';
import { CheatSheetView } from '@/components/study/cheat-sheet-view';
import { DownloadSheet } from '@/components/study/download-sheet';
import { PrintButton } from '@/components/study/print-button';
import { sheetFacts } from '@/components/study/study-facts';
import { PageHeader } from '@/components/ui/page-header';
import type { Language } from '@/lib/kernel/language';
import { readPageLanguage } from '@/lib/kernel/page-language';
import { CHEAT_SHEETS, type DatedSheet, sheetsIn } from '@/lib/study/guides/cheat-sheets';

interface SheetPageProps {
  params: Promise<{ group: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => CHEAT_SHEETS.map(({ group }) => ({ group }));

const findSheet = (group: string, language: Language) => sheetsIn(language).find((sheet) => sheet.group === group);

export async function generateMetadata({ params }: SheetPageProps): Promise<Metadata> {
  const { group } = await params;
  const sheet = findSheet(group, await readPageLanguage());
  if (!sheet) return {};
  const t = await readTranslations('guides');
  const topics = sheet.blocks.map(({ title }) => title.toLowerCase()).slice(0, 4);
  const values = { title: sheet.title, topics: topics.join('; ') };
  return pageMetadata(`/cheat-sheet/${group}`, {
    title: t('sheetMetaTitle', values),
    description: t('sheetMetaDescription', values),
  });
}

export default async function Page({ params }: SheetPageProps) {
  const { group } = await params;
  const sheet = findSheet(group, await readPageLanguage());
  if (!sheet) notFound();
  return (
    <PageFrame>
      <SingleSheet sheet={sheet} />
    </PageFrame>
  );
}

function SingleSheet({ sheet }: { sheet: DatedSheet }) {
  const t = useTranslations('guides');
  const toPath = usePaths();
  const language = useLanguage();
  return (
    <>
      <JsonLd data={sheetFacts(sheet, language)} />
      <div className="print:hidden">
        <PageHeader
          title={sheet.title}
          subtitle={t('sheetSubtitle')}
          actions={
            <>
              <DownloadSheet file={sheet.group} />
              <PrintButton />
            </>
          }
          back={
            <a
              href={toPath('/cheat-sheet')}
              className="inline-block px-4 py-1.5 text-primary underline underline-offset-4"
            >
              {t('allSheets')}
            </a>
          }
        />
      </div>
      <CheatSheetView sheet={sheet} />
      <CardsLink group={sheet.group} />
    </>
  );
}
