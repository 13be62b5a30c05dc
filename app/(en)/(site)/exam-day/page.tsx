import type { Metadata } from 'next';
import { PageFrame } from '@/components/layout/page-frame';
import { ExamDayTopicView } from '@/components/study/exam-day-topic-view';
import { PageHeader } from '@/components/ui/page-header';
import { EXAM_DAY } from '@/lib/study/guides/exam-day';

export const metadata: Metadata = {
  title: 'EPA 608 exam day: what to bring, open or closed book, your card',
  description:
    'What to bring to the EPA Section 608 exam, closed-book and mail-in tests, extra time, what happens when you fail one section, and how to replace a lost card. Each answer with its source.',
  alternates: { canonical: '/exam-day' },
};

export default function Page() {
  return (
    <PageFrame>
      <PageHeader
        title="Exam day"
        subtitle="What to bring, how the test works, and how to replace your card, each with its source. Points that your certifying organization decides are marked."
      />
      <div className="max-w-3xl">
        {EXAM_DAY.map((topic) => (
          <ExamDayTopicView key={topic.slug} topic={topic} />
        ))}
      </div>
    </PageFrame>
  );
}
