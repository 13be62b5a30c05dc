import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslations } from '#texts';
import { useSectionName } from '@/components/messages/use-sections';
import { Card, CardContent } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import type { AttemptResult } from '@/lib/attempts/contract';
import { sectionTone } from '@/lib/attempts/score-rules';
import { passPerSection, QUESTIONS_PER_SECTION } from '@/lib/kernel/exam';

const BARS = { good: 'fill-success-border', warning: 'fill-warning-border', bad: 'fill-error-border' };

/** Turns a green bar yellow for a failed section. */
const barTone = (percent: number, isPassed: boolean) =>
  !isPassed && sectionTone(percent) === 'good' ? 'warning' : sectionTone(percent);

/** Exam results by section, with the pass mark: 18 of 25, or 21 in an open-book exam. */
export function SectionBreakdown({ result }: { result: AttemptResult }) {
  const t = useTranslations('results');
  const sectionName = useSectionName();
  const needed = passPerSection(result.openBook);
  const mark = (100 * needed) / QUESTIONS_PER_SECTION;
  return (
    <Card>
      <CardContent>
        <h2 className="font-semibold text-xl">{t('bySection')}</h2>
        <p className="mt-1 text-muted-foreground">
          {t(result.openBook ? 'gradingOpenBook' : 'grading', { needed, total: QUESTIONS_PER_SECTION })}
        </p>
        <ul className="mt-4 flex flex-col gap-4">
          {result.sections.map((section) => {
            const ofAll = section.total === 0 ? 0 : Math.round((section.correct / section.total) * 100);
            const Icon = section.passed ? CircleCheck : CircleX;
            return (
              <li key={section.sectionId}>
                <div className="flex items-center justify-between gap-3">
                  <span className="font-medium">{sectionName(section.sectionId, section.name)}</span>
                  <span className="flex items-center gap-1.5 tabular-nums">
                    <Icon
                      aria-hidden
                      className={cn('size-5', section.passed ? 'text-success-foreground' : 'text-error-foreground')}
                    />
                    {t(section.passed ? 'sectionPassed' : 'sectionNotPassed', {
                      correct: section.correct,
                      total: section.total,
                    })}
                  </span>
                </div>
                <svg
                  viewBox="0 0 100 4"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="mt-1.5 h-2.5 w-full rounded-full bg-muted"
                >
                  <rect width={ofAll} height="4" className={BARS[barTone(ofAll, section.passed)]} />
                  <path
                    d={`M${mark} 0v4`}
                    vectorEffect="non-scaling-stroke"
                    className="stroke-foreground"
                    strokeWidth="3"
                  />
                </svg>
              </li>
            );
          })}
        </ul>
      </CardContent>
    </Card>
  );
}
