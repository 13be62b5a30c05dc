import { usePaths, useTranslations } from '#texts';
import { useSentSectionName } from '@/components/messages/use-sections';
import { Wording } from '@/components/ui/wording';
import type { DocumentKind, Found } from '@/lib/study/search-rules';

const KIND_KEYS = {
  figure: 'figure',
  tool: 'tool',
  term: 'term',
  sheet: 'sheet',
  guide: 'guide',
  'exam-day': 'examDay',
} as const satisfies Record<DocumentKind, string>;

const LINK = 'font-semibold text-lg text-primary underline underline-offset-4 hover:no-underline';

/** Lists search results. A registered fact shows its figure at once; other results link to their page. */
export function FoundList({ found }: { found: readonly Found[] }) {
  const t = useTranslations('search');
  const toPath = usePaths();
  return (
    <ul className="flex flex-col divide-y divide-border">
      {found.map(({ kind, title, text, figure, href }) => (
        <li key={`${kind} ${href} ${title} ${figure}`} className="py-4">
          <p className="text-muted-foreground text-sm">{t(KIND_KEYS[kind])}</p>
          <a href={toPath(href)} className={LINK}>
            <Wording text={title} />
          </a>
          {figure ? (
            <p className="mt-1 font-bold text-2xl tabular-nums tracking-tight">
              <Wording text={figure} />
            </p>
          ) : null}
          <p className={figure ? 'text-muted-foreground text-sm' : 'mt-1 line-clamp-2'}>
            <Wording text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

interface AnsweredListProps {
  questions: readonly { id: number; text: string; sectionName: string; attemptId: string }[];
}

/** Lists answered questions, each with a link to its result. */
export function AnsweredList({ questions }: AnsweredListProps) {
  const toPath = usePaths();
  const sentSectionName = useSentSectionName();
  return (
    <ul className="flex flex-col divide-y divide-border">
      {questions.map(({ id, text, sectionName, attemptId }) => (
        <li key={id} className="py-3">
          <a
            href={toPath(`/results?attempt=${attemptId}`)}
            className="font-medium text-primary underline underline-offset-4"
          >
            <Wording text={text} />
          </a>
          <p className="text-muted-foreground text-sm">{sentSectionName(sectionName)}</p>
        </li>
      ))}
    </ul>
  );
}
