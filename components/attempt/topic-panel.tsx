import Link from 'next/link';
import { Card, CardContent } from '@/components/ui/card';
import { PRACTICE_QUESTIONS_PER_SECTION, SECTIONS } from '@/lib/kernel/exam';
import { findTopic, type Topic } from '@/lib/kernel/topics';

/** Parses the topic from the URL: `?section=core&topic=laws`. */
export function topicFrom(search: URLSearchParams): Topic | null {
  const section = SECTIONS.find(({ slug }) => slug === search.get('section'));
  return (section && findTopic(section.id, search.get('topic') ?? '')) ?? null;
}

/** Builds the URL of the chooser for a topic. */
export function topicAddress({ sectionId, topic }: Pick<Topic, 'sectionId' | 'topic'>): string {
  const slug = SECTIONS.find(({ id }) => id === sectionId)?.slug ?? '';
  return `/test-selection?section=${slug}&topic=${topic}`;
}

/** Shown instead of the section cards while a topic is chosen. */
export function TopicPanel({ topic }: { topic: Topic }) {
  const section = SECTIONS.find(({ id }) => id === topic.sectionId);
  return (
    <Card>
      <CardContent className="flex flex-col gap-2">
        <p className="text-muted-foreground">{section?.name}</p>
        <h2 className="font-semibold text-xl">{topic.name}</h2>
        <p>
          Up to {PRACTICE_QUESTIONS_PER_SECTION} practice questions on this topic: new ones first, then the ones you
          haven't seen in a while.
        </p>
        <Link
          href="/test-selection"
          prefetch={false}
          className="self-start py-1 font-medium text-primary underline underline-offset-4 hover:no-underline"
        >
          Choose whole sections instead
        </Link>
      </CardContent>
    </Card>
  );
}
