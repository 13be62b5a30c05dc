import { QuestionPicture } from '@/components/ui/question-picture';
import { Wording } from '@/components/ui/wording';
import type { PaperQuestion, PaperSection, PrintedView } from '@/lib/classes/paper/contract';
import { LETTERS, type Version } from '@/lib/classes/paper/rules';
import { inWords } from '@/lib/kernel/number-words';
import { PaperHead, WhoLines } from './paper-head';

interface TestVersionProps {
  printed: PrintedView;
  version: Version;
  sections: readonly PaperSection[];
}

/** Questions of one version, without the key. */
export const TestVersion = ({ printed, version, sections }: TestVersionProps) => (
  <>
    <PaperHead printed={printed} kind={`Version ${version}`} />
    <WhoLines />
    <p className="mb-6">
      Mark one answer for each question on the answer sheet, and the version {version}. Where a question has several
      right answers, it says how many.
    </p>
    {sections.map(({ name, questions }) => (
      <section key={name} className="mb-6">
        {sections.length > 1 ? <h3 className="mb-3 font-bold text-xl">{name}</h3> : null}
        <ol className="space-y-5">
          {questions.map((question) => (
            <Question key={question.id} question={question} />
          ))}
        </ol>
      </section>
    ))}
  </>
);

const Question = ({ question: { place, text, picture, rightCount, options } }: { question: PaperQuestion }) => (
  <li className="break-inside-avoid print:text-[1.15rem] print:leading-snug">
    <p className="break-words font-semibold">
      {place}. <Wording text={text} />
      {rightCount > 1 ? ` (Mark the ${inWords(rightCount)} right answers.)` : ''}
    </p>
    {picture ? <QuestionPicture picture={picture} className="mt-2" imageClassName="max-h-64" /> : null}
    <ul className="mt-1.5 space-y-0.5 pl-6">
      {options.map((option, index) => (
        <li key={option} className="flex gap-2.5">
          <span className="font-semibold">{LETTERS[index]}</span>
          <span className="min-w-0 break-words">
            <Wording text={option} />
          </span>
        </li>
      ))}
    </ul>
  </li>
);
