import { useTranslations } from '#texts';
import { Table, TableBody, TableCell, TableHead, TableHeader } from '@/components/ui/table';
import { FREE_SAMPLE_QUESTIONS } from '@/lib/kernel/exam';
import { FREE_TODAY_ID } from './free-today';

/** Keys of the texts of each row; the first row has numbers. */
const ROWS = [
  ['rowQuestions', 'allQuestions', 'perSection', 'proQuestions'],
  ['rowPracticeTests', 'unlimitedRetakes', 'mockTest', 'unlimitedRetakes'],
  ['rowExplanations', 'yes', 'yes', 'yes'],
  ['rowGuides', 'yes', 'yes', 'yes'],
  ['rowFavorites', 'yes', 'no', 'yes'],
  ['rowResults', 'yes', 'no', 'yes'],
  ['rowStatistics', 'yes', 'no', 'yes'],
  ['rowExam', 'yes', 'no', 'yes'],
] as const;

function Cell({
  text,
  questions,
}: {
  text: Exclude<(typeof ROWS)[number][number], `row${string}`>;
  questions: number;
}) {
  const t = useTranslations('landing');
  const isYes = text === 'yes';
  if (!isYes && text !== 'no') return t(text, { questions, count: FREE_SAMPLE_QUESTIONS });
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg viewBox="0 0 24 24" aria-hidden="true" className={isYes ? 'size-5 text-cold' : 'size-5 text-border-strong'}>
        <path
          d={isYes ? 'm5 12.5 4.5 4.5L19 7.5' : 'M6 12h12'}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {t(text)}
    </span>
  );
}

const CELL = 'px-2! py-3! sm:px-6!';
const TODAY = 'bg-cold/10';

/** `questions` is the number of questions in the bank. */
export function PlanComparison({ questions }: { questions: number }) {
  const t = useTranslations('landing');
  return (
    <Table caption={t('freeAndProCompared')} captionHidden>
      <TableHead>
        <tr className="align-bottom">
          <TableHeader className="w-1/3 max-sm:px-3!">
            <span className="sr-only">{t('what')}</span>
          </TableHeader>
          <TableHeader
            id={FREE_TODAY_ID}
            tabIndex={-1}
            className={`scroll-mt-24 focus:outline-2 focus:outline-cold focus:-outline-offset-2 ${CELL} ${TODAY}`}
          >
            {t('freeAccountToday')}
          </TableHeader>
          <TableHeader className={CELL}>{t('freePlan')}</TableHeader>
          <TableHeader className={CELL}>{t('pro')}</TableHeader>
        </tr>
      </TableHead>
      <TableBody>
        {ROWS.map(([what, today, free, pro]) => (
          <tr key={what}>
            <TableHeader scope="row" className="px-3! py-3! font-medium! sm:px-6!">
              {t(what)}
            </TableHeader>
            <TableCell className={`align-middle! ${CELL} ${TODAY}`}>
              <Cell text={today} questions={questions} />
            </TableCell>
            <TableCell className={`align-middle! ${CELL}`}>
              <Cell text={free} questions={questions} />
            </TableCell>
            <TableCell className={`align-middle! ${CELL}`}>
              <Cell text={pro} questions={questions} />
            </TableCell>
          </tr>
        ))}
      </TableBody>
    </Table>
  );
}
