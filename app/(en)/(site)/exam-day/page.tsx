import type { Metadata } from 'next';
import { useLanguage, useTranslations } from '#texts';
import { PageFrame } from '@/components/layout/page-frame';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { ExamDayTopicView } from '@/components/study/exam-day-topic-view';
import { PageHeader } from '@/components/ui/page-header';
import { examDayIn } from '@/lib/study/guides/exam-day';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('guides');
  return pageMetadata('/exam-day', { title: t('examDayMetaTitle'), description: t('examDayMetaDescription') });
}

export default function Page() {
  const t = useTranslations('guides');
  const topics = examDayIn(useLanguage());
  return (
    <PageFrame>
      <PageHeader title={t('examDayTitle')} subtitle={t('examDaySubtitle')} />
      <div className="max-w-3xl">
        {topics.map((topic) => (
          <ExamDayTopicView key={topic.slug} topic={topic} />
        ))}
      </div>
    </PageFrame>
  );
}
