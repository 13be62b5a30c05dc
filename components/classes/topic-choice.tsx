import { useTranslations } from '#texts';
import { useSections } from '@/components/messages/use-sections';
import { useTopicName } from '@/components/messages/use-topics';
import { topicKey } from '@/lib/classes/assignments/rules';
import { SECTIONS } from '@/lib/kernel/exam';
import { TOPICS } from '@/lib/kernel/topics';
import { CheckLine } from './check-line';
import type { TestForm } from './test-form';

interface TopicChoiceProps {
  form: Pick<TestForm, 'sectionIds' | 'topics'>;
  set: (changed: Pick<TestForm, 'topics'>) => void;
}

/** Restricts the questions to some topics of the chosen sections. */
export function TopicChoice({ form: { sectionIds, topics }, set }: TopicChoiceProps) {
  const t = useTranslations('class');
  const { titleOf } = useSections();
  const nameTopic = useTopicName();
  const sections = SECTIONS.filter(({ id }) => sectionIds.includes(id));
  if (sections.length === 0) return null;
  const toggle = (key: string) =>
    set({ topics: topics.includes(key) ? topics.filter((one) => one !== key) : [...topics, key] });
  return (
    <details className="rounded-lg border border-border px-4 py-1">
      <summary className="cursor-pointer py-3 font-medium">
        {topics.length === 0 ? t('topicsAll') : t('topicsChosen', { count: topics.length })}
      </summary>
      <p className="text-muted-foreground">{t('topicsHint')}</p>
      {sections.map(({ id, group }) => (
        <fieldset key={id} className="my-3 flex min-w-0 flex-col">
          <legend className="font-medium">{titleOf(group)}</legend>
          {TOPICS.filter(({ sectionId }) => sectionId === id).map((topic) => (
            <CheckLine
              key={topic.topic}
              label={nameTopic(topic)}
              isChecked={topics.includes(topicKey(topic))}
              onToggle={() => toggle(topicKey(topic))}
            />
          ))}
        </fieldset>
      ))}
    </details>
  );
}
