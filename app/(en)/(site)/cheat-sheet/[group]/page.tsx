import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { CardsLink } from '@/components/study/cards-link';
import { CheatSheetView } from '@/components/study/cheat-sheet-view';
import { DownloadSheet } from '@/components/study/download-sheet';
import { PrintButton } from '@/components/study/print-button';
import { sheetFacts } from '@/components/study/study-facts';
import { PageHeader } from '@/components/ui/page-header';
import { CHEAT_SHEETS } from '@/lib/study/guides/cheat-sheets';

interface SheetPageProps {
  params: Promise<{ group: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => CHEAT_SHEETS.map(({ group }) => ({ group }));

const findSheet = (group: string) => CHEAT_SHEETS.find((sheet) => sheet.group === group);

export async function generateMetadata({ params }: SheetPageProps): Promise<Metadata> {
  const { group } = await params;
  const sheet = findSheet(group);
  if (!sheet) return {};
  const topics = sheet.blocks.map(({ title }) => title.toLowerCase());
  return {
    title: `EPA 608 ${sheet.title} to print`,
    description: `${sheet.title} for EPA Section 608 on one letter page: ${topics.slice(0, 4).join('; ')}, and more, each with its source.`,
    alternates: { canonical: `/cheat-sheet/${group}` },
  };
}

export default async function Page({ params }: SheetPageProps) {
  const { group } = await params;
  const sheet = findSheet(group);
  if (!sheet) notFound();
  return (
    <PageFrame>
      <JsonLd data={sheetFacts(sheet)} />
      <div className="print:hidden">
        <PageHeader
          title={sheet.title}
          subtitle="Prints on one letter page. Closed-book tests allow no notes, so study it before the test."
          actions={
            <>
              <DownloadSheet file={sheet.group} />
              <PrintButton />
            </>
          }
          back={
            <a href="/cheat-sheet" className="inline-block px-4 py-1.5 text-primary underline underline-offset-4">
              All cheat sheets
            </a>
          }
        />
      </div>
      <CheatSheetView sheet={sheet} />
      <CardsLink group={sheet.group} />
    </PageFrame>
  );
}
