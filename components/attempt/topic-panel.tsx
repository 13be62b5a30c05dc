import Link from 'next/link';
import { usePaths, useTranslations } from '#texts';
import { useSectionName } from '@/components/messages/use-sections';
import { useTopicName } from '@/components/messages/use-topics';
import { Card, CardContent } from '@/components/ui/card';
import { PRACTICE_QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';
import type { Topic } from '@/lib/kernel/topics';

/** Shown instead of the section cards while a topic is chosen. */
export function TopicPanel({ topic }: { topic: Topic }) {
  const t = useTranslations('attempt');
  const toPath = usePaths();
  const sectionName = useSectionName();
  const topicName = useTopicName();
  return (
    <Card>
      <CardContent className="flex flex-col gap-2">
        <p className="text-muted-foreground">{sectionName(topic.sectionId)}</p>
        <h2 className="font-semibold text-xl">{topicName(topic)}</h2>
        <p>{t('topicHint', { count: PRACTICE_QUESTIONS_PER_SECTION })}</p>
        <Link
          href={toPath('/test-selection')}
          prefetch={false}
          className="self-start py-1 font-medium text-primary underline underline-offset-4 hover:no-underline"
        >
          {t('wholeSections')}
        </Link>
      </CardContent>
    </Card>
  );
}
