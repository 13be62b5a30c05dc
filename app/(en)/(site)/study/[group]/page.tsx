import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useLanguage, usePaths, useTranslations } from '#texts';
import { JsonLd } from '@/components/layout/json-ld';
import { PageFrame } from '@/components/layout/page-frame';
import { Messages } from '@/components/messages/messages';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { useSections } from '@/components/messages/use-sections';
import { GuideCheck } from '@/components/study/guide-check';
import { GuideTopicView } from '@/components/study/guide-topic-view';
import { KeyFigures } from '@/components/study/key-figures';
import { LookUpLinks } from '@/components/study/look-up-links';
import { SectionArt } from '@/components/study/section-art';
import { SectionTitle } from '@/components/study/section-title';
import { guideFacts } from '@/components/study/study-facts';
import { TopicContents } from '@/components/study/topic-contents';
import { TopicPractice } from '@/components/study/topic-practice';
import { PageHeader } from '@/components/ui/page-header';
import { Wording } from '@/components/ui/wording';
import { SECTIONS } from '@/lib/kernel/exam';
import type { Language } from '@/lib/kernel/language';
import { readPageLanguage } from '@/lib/kernel/page-language';
import { checkOfGuide, GUIDES, guidesIn } from '@/lib/study/guides/catalog';
import type { Guide } from '@/lib/study/rules';

interface GuidePageProps {
  params: Promise<{ group: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = () => GUIDES.map(({ group }) => ({ group }));

const findGuide = (group: string, language: Language) => guidesIn(language).find((guide) => guide.group === group);

export async function generateMetadata({ params }: GuidePageProps): Promise<Metadata> {
  const { group } = await params;
  const guide = findGuide(group, await readPageLanguage());
  if (!guide) return {};
  const t = await readTranslations('guides');
  const title = t('guideMetaTitle', { title: guide.title });
  return pageMetadata(`/study/${group}`, { title, description: guide.summary });
}

export default async function Page({ params }: GuidePageProps) {
  const { group } = await params;
  const guide = findGuide(group, await readPageLanguage());
  const section = SECTIONS.find((candidate) => candidate.group === group);
  if (!guide || !section) notFound();
  return (
    <Messages of={['chart', 'start']}>
      <PageFrame>
        <GuideView guide={guide} sectionId={section.id} />
      </PageFrame>
    </Messages>
  );
}

function GuideView({ guide, sectionId }: { guide: Guide; sectionId: number }) {
  const t = useTranslations('guides');
  const toPath = usePaths();
  const language = useLanguage();
  const { nameOf } = useSections();
  return (
    <>
      <JsonLd data={guideFacts(guide, language)} />
      <PageHeader
        title={<SectionTitle title={guide.title} />}
        subtitle={<Wording text={guide.summary} />}
        actions={
          <SectionArt group={guide.group} className="h-28 w-38 rounded-xl bg-card p-2 max-lg:hidden print:hidden" />
        }
        back={
          <a
            href={toPath('/study')}
            className="inline-block px-4 py-1.5 text-primary underline underline-offset-4 print:hidden"
          >
            {t('allGuides')}
          </a>
        }
      />
      <div className="mb-8">
        <TopicPractice sectionId={sectionId} section={nameOf(guide.group)} />
      </div>
      <div className="grid gap-8 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <TopicContents topics={guide.topics} />
        <div className="min-w-0">
          <GuideCheck check={checkOfGuide(guide.group)} />
          <KeyFigures group={guide.group} />
          {guide.topics.map((topic) => (
            <GuideTopicView key={topic.slug} guide={guide} topic={topic} sectionId={sectionId} />
          ))}
          <LookUpLinks group={guide.group} />
        </div>
      </div>
    </>
  );
}
