import { useTranslations } from '#texts';
import { useSentSectionName } from '@/components/messages/use-sections';
import { useTextLanguage } from '@/components/messages/use-text-language';
import { QuestionPicture } from '@/components/ui/question-picture';
import { Wording } from '@/components/ui/wording';
import type { PaperQuestion, PaperSection, PrintedView } from '@/lib/classes/paper/contract';
import { LETTERS, type Version } from '@/lib/classes/paper/rules';
import { PaperHead, VERSION_NAMES, WhoLines } from './paper-head';

interface TestVersionProps {
  printed: PrintedView;
  version: Version;
  sections: readonly PaperSection[];
}

/** Questions of one version, without the key. */
export function TestVersion({ printed, version, sections }: TestVersionProps) {
  const t = useTranslations('paper');
  const nameSection = useSentSectionName();
  return (
    <>
      <PaperHead printed={printed} kind={t(VERSION_NAMES[version])} />
      <WhoLines />
      <p className="mb-6">{t('markOne', { version })}</p>
      {sections.map(({ name, questions }) => (
        <section key={name} className="mb-6">
          {sections.length > 1 ? <h3 className="mb-3 font-bold text-xl">{nameSection(name)}</h3> : null}
          <ol className="space-y-5">
            {questions.map((question) => (
              <Question key={question.id} question={question} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

function Question({ question }: { question: PaperQuestion }) {
  const t = useTranslations('paper');
  const textLanguage = useTextLanguage();
  const { place, text, picture, rightCount, options } = question;
  const language = textLanguage(question.language);
  return (
    <li className="break-inside-avoid print:text-[1.15rem] print:leading-snug">
      <p className="break-words font-semibold">
        {place}.{' '}
        <span lang={language}>
          <Wording text={text} />
        </span>
        {rightCount > 1 ? ` ${t('markSeveral', { count: rightCount })}` : ''}
      </p>
      {picture ? (
        <QuestionPicture picture={picture} language={language} className="mt-2" imageClassName="max-h-64" />
      ) : null}
      <ul lang={language} className="mt-1.5 space-y-0.5 pl-6">
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
}
