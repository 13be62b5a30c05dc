import { countOf } from '@/components/classes/count-of';
import { Day, dayInWords } from '@/components/study/day';
import { Button } from '@/components/ui/button';
import type { EnteredDay } from '@/lib/classes/outcomes/contract';
import { SECTIONS } from '@/lib/kernel/exam';

/** Describes the results of an exam date: "Core: 10 of 12 passed." */
function passesOf({ students }: EnteredDay): string {
  const taken = students.flatMap(({ sections }) => sections);
  return SECTIONS.map(({ id, name }) => ({ name, all: taken.filter(({ sectionId }) => sectionId === id) }))
    .filter(({ all }) => all.length > 0)
    .map(({ name, all }) => `${name}: ${all.filter(({ passed }) => passed).length} of ${all.length} passed.`)
    .join(' ');
}

interface EnteredDaysProps {
  days: readonly EnteredDay[];
  onShow: (examDate: string) => void;
}

/** Lists the exam dates that have entries, newest first. */
export function EnteredDays({ days, onShow }: EnteredDaysProps) {
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="entered-days" className="flex flex-col gap-4">
      <h2 id="entered-days" className="font-semibold text-xl">
        Results entered so far
      </h2>
      {days.map((day) => (
        <div key={day.examDate} className="flex flex-col items-start gap-1">
          <h3 className="font-medium">
            <Day day={day.examDate} />
          </h3>
          <p>
            {countOf(day.students.length, 'student')}. {passesOf(day)}
          </p>
          <Button
            variant="outline"
            size="sm"
            className="mt-1"
            aria-label={`Edit ${dayInWords(day.examDate)}`}
            onClick={() => onShow(day.examDate)}
          >
            Edit
          </Button>
        </div>
      ))}
    </section>
  );
}
