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
  const sections = SECTIONS.filter(({ id }) => sectionIds.includes(id));
  if (sections.length === 0) return null;
  const toggle = (key: string) =>
    set({ topics: topics.includes(key) ? topics.filter((one) => one !== key) : [...topics, key] });
  return (
    <details className="rounded-lg border border-border px-4 py-1">
      <summary className="cursor-pointer py-3 font-medium">
        {topics.length === 0 ? 'Topics: all' : `Topics: ${topics.length} chosen`}
      </summary>
      <p className="text-muted-foreground">
        Choose at least one topic in each section, or no topic to ask all of them.
      </p>
      {sections.map(({ id, title }) => (
        <fieldset key={id} className="my-3 flex flex-col">
          <legend className="font-medium">{title}</legend>
          {TOPICS.filter(({ sectionId }) => sectionId === id).map((topic) => (
            <CheckLine
              key={topic.topic}
              label={topic.name}
              isChecked={topics.includes(topicKey(topic))}
              onToggle={() => toggle(topicKey(topic))}
            />
          ))}
        </fieldset>
      ))}
    </details>
  );
}
