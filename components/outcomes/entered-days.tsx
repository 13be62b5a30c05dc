import { useLanguage, useTranslations } from '#texts';
import { useSectionName } from '@/components/messages/use-sections';
import { Day, dayInWords } from '@/components/study/day';
import { Button } from '@/components/ui/button';
import type { EnteredDay } from '@/lib/classes/outcomes/contract';
import { SECTIONS } from '@/lib/kernel/exam';

/** Returns the function that describes the results of an exam date: "12 students. Core: 10 of 12 passed." */
function useDayText(): (day: EnteredDay) => string {
  const t = useTranslations('outcomes');
  const sectionName = useSectionName();
  return ({ students }) => {
    const taken = students.flatMap(({ sections }) => sections);
    const passes = SECTIONS.map(({ id }) => ({ id, all: taken.filter(({ sectionId }) => sectionId === id) }))
      .filter(({ all }) => all.length > 0)
      .map(({ id, all }) =>
        t('passes', {
          name: sectionName(id),
          passed: all.filter(({ passed }) => passed).length,
          total: all.length,
        }),
      );
    return [t('students', { count: students.length }), ...passes].join(' ');
  };
}

interface EnteredDaysProps {
  days: readonly EnteredDay[];
  onShow: (examDate: string) => void;
}

/** Lists the exam dates that have entries, newest first. */
export function EnteredDays({ days, onShow }: EnteredDaysProps) {
  const t = useTranslations('outcomes');
  const language = useLanguage();
  const dayText = useDayText();
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="entered-days" className="flex flex-col gap-4">
      <h2 id="entered-days" className="font-semibold text-xl">
        {t('resultsEnteredSoFar')}
      </h2>
      {days.map((day) => (
        <div key={day.examDate} className="flex flex-col items-start gap-1">
          <h3 className="font-medium">
            <Day day={day.examDate} />
          </h3>
          <p>{dayText(day)}</p>
          <Button
            variant="outline"
            size="sm"
            className="mt-1"
            aria-label={t('editDay', { day: dayInWords(day.examDate, language) })}
            onClick={() => onShow(day.examDate)}
          >
            {t('edit')}
          </Button>
        </div>
      ))}
    </section>
  );
}
