import { useTranslations } from '#texts';
import { useTextLanguage } from '@/components/messages/use-text-language';
import { Explanation } from '@/components/ui/explanation';
import { Wording } from '@/components/ui/wording';
import type { KeyedQuestion, PrintedView } from '@/lib/classes/paper/contract';
import { VERSIONS, type Version } from '@/lib/classes/paper/rules';
import { PaperHead, VERSION_NAMES } from './paper-head';

interface AnswerKeyProps {
  printed: PrintedView;
  /** Questions in the order of version A. */
  questions: readonly KeyedQuestion[];
}

/** Right answers of each version, with reasons. */
export function AnswerKey({ printed, questions }: AnswerKeyProps) {
  const t = useTranslations('paper');
  return (
    <>
      <PaperHead printed={printed} kind={t('key')} />
      <p className="mb-4 font-semibold">{t('forInstructor')}</p>
      {VERSIONS.map((version) => (
        <Letters key={version} version={version} questions={questions} />
      ))}
      <h3 className="mb-3 font-bold text-xl">{t('why')}</h3>
      <ol className="space-y-4">
        {questions.map((question) => (
          <Reason key={question.id} question={question} />
        ))}
      </ol>
    </>
  );
}

function Reason({ question }: { question: KeyedQuestion }) {
  const t = useTranslations('paper');
  const textLanguage = useTextLanguage();
  const { text, at, right, explanation, reference } = question;
  const language = textLanguage(question.language);
  const options = () => (
    <span lang={language}>
      <Wording text={right.join('; ')} />
    </span>
  );
  return (
    <li className="break-inside-avoid">
      <p className="text-muted-foreground text-sm print:text-foreground">
        {VERSIONS.map((version) => `${version} ${at[version].place}: ${at[version].letters}`).join('; ')}
      </p>
      <p lang={language} className="break-words font-semibold">
        <Wording text={text} />
      </p>
      <p className="break-words">{t.rich('rightOptions', { count: right.length, options })}</p>
      <Explanation text={explanation} language={language} source={reference} />
    </li>
  );
}

interface LettersProps {
  version: Version;
  questions: readonly KeyedQuestion[];
}

function Letters({ version, questions }: LettersProps) {
  const t = useTranslations('paper');
  return (
    <section className="mb-6 break-inside-avoid">
      <h3 className="mb-2 font-bold text-xl">{t(VERSION_NAMES[version])}</h3>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(4.5rem,1fr))] gap-x-3 gap-y-1">
        {questions
          .toSorted((one, other) => one.at[version].place - other.at[version].place)
          .map(({ id, at }) => (
            <li key={id} className="flex gap-2 whitespace-nowrap tabular-nums">
              <span className="w-10 shrink-0 text-right">{at[version].place}</span>
              <span className="font-bold">{at[version].letters}</span>
            </li>
          ))}
      </ol>
    </section>
  );
}
