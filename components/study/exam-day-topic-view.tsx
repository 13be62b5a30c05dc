import { useTranslations } from '#texts';
import { Fold } from '@/components/ui/fold';
import { Wording } from '@/components/ui/wording';
import type { EXAM_DAY } from '@/lib/study/guides/exam-day';
import { Day } from './day';

/** Folded topic about the exam day: facts with their sources, and questions to ask the testing organization. */
export function ExamDayTopicView({ topic }: { topic: (typeof EXAM_DAY)[number] }) {
  const t = useTranslations('guides');
  return (
    <Fold
      className="border-border border-t"
      heading={
        <h2 id={topic.slug} className="scroll-mt-4 font-bold text-xl tracking-tight sm:text-2xl">
          {topic.title}
        </h2>
      }
    >
      <ul className="mt-1 mb-6 flex flex-col gap-4">
        {topic.points.map(({ text, source, checkedOn }) => (
          <li key={text}>
            <span className="block max-w-measure text-lg">
              <Wording text={text} />
            </span>
            <span className="block text-muted-foreground text-sm">
              {t.rich('sourceChecked', {
                source: () => <Wording text={source} />,
                day: () => <Day day={checkedOn} />,
              })}
            </span>
          </li>
        ))}
      </ul>
      {topic.ask ? (
        <p className="mb-6 max-w-measure rounded-xl border-cold border-l-4 bg-card p-4 print:py-1">
          <strong className="block">{t('differsByOrganization')}</strong>
          {topic.ask}
        </p>
      ) : null}
    </Fold>
  );
}
