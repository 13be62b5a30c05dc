import { usePaths, useTranslations } from '#texts';
import { PrintButton } from '@/components/study/print-button';
import { Alert } from '@/components/ui/alert';
import { BackLink } from '@/components/ui/back-link';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import type { PrintedView } from '@/lib/classes/paper/contract';
import { PARTS, type Part } from '@/lib/classes/paper/rules';
import { CLASS_PAGE, PAPER_ANSWERS_PAGE, PAPER_PAGE } from '@/lib/classes/rules';
import type { ClassId } from '@/lib/kernel/ids';
import { AnswerKey } from './answer-key';
import { AnswerSheet } from './answer-sheet';
import { PaperChart } from './paper-chart';
import { TestVersion } from './test-version';

/** Keys of the parts' names. */
const NAMES = { a: 'versionA', b: 'versionB', sheet: 'sheet', key: 'key', chart: 'chart' } as const;

interface PrintPageProps {
  classId: ClassId;
  part: Part;
  printed: PrintedView;
}

/** A test on paper, one part at a time. Everything below the menu is printed. */
export function PrintPage({ classId, part, printed }: PrintPageProps) {
  const t = useTranslations('paper');
  const toPath = usePaths();
  const { assignment } = printed;
  const of = `id=${classId}&test=${assignment.id}`;
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title={<span className="break-words">{assignment.title}</span>}
          subtitle={t('printHint')}
          back={<BackLink href={toPath(`${CLASS_PAGE}?id=${classId}&tab=tests`)}>{t('backToClass')}</BackLink>}
          actions={
            <>
              <PrintButton />
              <LinkButton href={toPath(`${PAPER_ANSWERS_PAGE}?${of}`)} variant="outline">
                {t('enterAnswers')}
              </LinkButton>
            </>
          }
        />
        <nav aria-label={t('parts')} className="mb-6 flex flex-wrap gap-2">
          {PARTS.map((one) => (
            <LinkButton
              key={one}
              href={toPath(`${PAPER_PAGE}?${of}&part=${one}`)}
              variant={one === part ? 'secondary' : 'outline'}
              aria-current={one === part ? 'page' : undefined}
            >
              {t(NAMES[one])}
            </LinkButton>
          ))}
        </nav>
      </div>
      <article
        aria-label={t(NAMES[part])}
        className="test-paper rounded-xl border border-border bg-card p-5 sm:p-8 print:rounded-none print:border-0 print:bg-transparent print:p-0"
      >
        <Body printed={printed} />
      </article>
    </>
  );
}

function Body({ printed }: { printed: PrintedView }) {
  const t = useTranslations('paper');
  const { body } = printed;
  switch (body.part) {
    case 'a':
    case 'b':
      return <TestVersion printed={printed} version={body.version} sections={body.sections} />;
    case 'sheet':
      return <AnswerSheet printed={printed} optionCounts={body.optionCounts} />;
    case 'key':
      return body.key ? (
        <AnswerKey printed={printed} questions={body.key} />
      ) : (
        <Alert variant="warning">{t('keyWithheld')}</Alert>
      );
    case 'chart':
      return <PaperChart />;
  }
}
