import { useTranslations } from '#texts';
import { Wording } from '@/components/ui/wording';
import type { TextLanguage } from './use-question-translations';

interface OtherReasonsProps {
  /** The wrong options that were not chosen. */
  answers: readonly { text: string; why?: string | undefined }[];
  language?: TextLanguage;
}

/** Reasons why the other wrong options are wrong. Folded, because most learners need only one reason. */
export function OtherReasons({ answers, language }: OtherReasonsProps) {
  const t = useTranslations('question');
  const explained = answers.filter((answer) => answer.why);
  if (explained.length === 0) return null;
  return (
    <details className="group mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-lg font-medium underline underline-offset-4 focus-visible:outline-3 focus-visible:outline-ring [&::-webkit-details-marker]:hidden">
        {t('whyNotTheOthers', { count: explained.length })}
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180">
          <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </summary>
      <dl lang={language} className="mt-1 flex flex-col gap-2">
        {explained.map((answer) => (
          <div key={answer.text} className="max-w-measure">
            <dt className="break-words font-medium">
              <Wording text={answer.text} />
            </dt>
            <dd>
              <Wording text={answer.why ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
