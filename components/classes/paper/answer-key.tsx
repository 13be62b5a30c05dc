import { Explanation } from '@/components/ui/explanation';
import { Wording } from '@/components/ui/wording';
import type { KeyedQuestion, PrintedView } from '@/lib/classes/paper/contract';
import { VERSIONS, type Version } from '@/lib/classes/paper/rules';
import { PaperHead } from './paper-head';

interface AnswerKeyProps {
  printed: PrintedView;
  /** Questions in the order of version A. */
  questions: readonly KeyedQuestion[];
}

/** Right answers of each version, with reasons. */
export const AnswerKey = ({ printed, questions }: AnswerKeyProps) => (
  <>
    <PaperHead printed={printed} kind="Key" />
    <p className="mb-4 font-semibold">For the instructor only.</p>
    {VERSIONS.map((version) => (
      <Letters key={version} version={version} questions={questions} />
    ))}
    <h3 className="mb-3 font-bold text-xl">Why</h3>
    <ol className="space-y-4">
      {questions.map(({ id, text, at, right, explanation, reference }) => (
        <li key={id} className="break-inside-avoid">
          <p className="text-muted-foreground text-sm print:text-foreground">
            {VERSIONS.map((version) => `${version} ${at[version].place}: ${at[version].letters}`).join('; ')}
          </p>
          <p className="break-words font-semibold">
            <Wording text={text} />
          </p>
          <p className="break-words">
            Right: <Wording text={right.join('; ')} />
          </p>
          <Explanation text={explanation} source={reference} />
        </li>
      ))}
    </ol>
  </>
);

interface LettersProps {
  version: Version;
  questions: readonly KeyedQuestion[];
}

const Letters = ({ version, questions }: LettersProps) => (
  <section className="mb-6 break-inside-avoid">
    <h3 className="mb-2 font-bold text-xl">Version {version}</h3>
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
