import { useState } from 'react';
import { useTranslations } from '#texts';
import { AnswerBody, markClasses, markOf } from '@/components/attempt/answer-body';
import { useTextLanguage } from '@/components/messages/use-text-language';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import { Explanation } from '@/components/ui/explanation';
import { QuestionPicture } from '@/components/ui/question-picture';
import { Wording } from '@/components/ui/wording';
import type { Reveal, RoomQuestion } from '@/lib/classes/live-room/contract';

interface RoomQuestionProps {
  question: RoomQuestion;
  revealed: Reveal | null;
  /** Options that this student chose; empty before an answer. */
  mine: readonly number[];
  /** True until the server acknowledges the answer. */
  isWaiting: boolean;
  onAnswer: (optionIds: number[]) => void;
}

/**
 * Question card. One press answers; a question with several right options has a button that submits the checked
 * options.
 */
export function RoomQuestionCard({ question, revealed, mine, isWaiting, onAnswer }: RoomQuestionProps) {
  const t = useTranslations('classes');
  const textLanguage = useTextLanguage();
  const language = textLanguage(question.language);
  const [ticked, setTicked] = useState<readonly number[]>(mine);
  const isMulti = question.rightCount > 1;
  const chosen = isMulti && !revealed ? ticked : mine;
  const press = (id: number) => {
    if (!isMulti) return onAnswer([id]);
    setTicked((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id]));
  };
  return (
    <section aria-label={t('question')} className="flex flex-col gap-4">
      <h2 lang={language} className="break-words font-semibold text-xl leading-snug">
        <Wording text={question.text} />
      </h2>
      {question.picture ? <QuestionPicture picture={question.picture} language={language} /> : null}
      <ul className="flex flex-col gap-2">
        {question.options.map(({ id, text }, index) => {
          const mark = markOf(revealed !== null, chosen.includes(id), revealed?.correctIds.includes(id) ?? false);
          return (
            <li key={id}>
              <button
                type="button"
                aria-pressed={chosen.includes(id)}
                aria-disabled={revealed !== null}
                onClick={() => (revealed ? undefined : press(id))}
                className={cn(
                  'flex min-h-13 w-full items-start gap-3 rounded-xl border-2 p-3 text-left focus-visible:outline-3 focus-visible:outline-ring',
                  markClasses(mark) ?? (chosen.includes(id) ? 'border-primary bg-card' : 'border-border bg-card'),
                )}
              >
                <AnswerBody
                  place={index + 1}
                  text={text}
                  language={language}
                  isChosen={chosen.includes(id)}
                  isMultiAnswer={isMulti}
                  mark={mark}
                  why={mark === 'none' ? undefined : revealed?.whys.find((one) => one.id === id)?.why}
                />
              </button>
            </li>
          );
        })}
      </ul>
      {isMulti && !revealed ? (
        <Button size="lg" inactive={ticked.length === 0} onClick={() => onAnswer([...ticked])}>
          {t('sendThisAnswer')}
        </Button>
      ) : null}
      <p aria-live="polite" className="font-medium">
        {t(sayingOf({ mine, isWaiting, isRevealed: revealed !== null }))}
      </p>
      {revealed ? <Explanation text={revealed.explanation} language={language} source={revealed.reference} /> : null}
    </section>
  );
}

/** Returns the key of the text about the student's answer. */
function sayingOf({
  mine,
  isWaiting,
  isRevealed,
}: {
  mine: readonly number[];
  isWaiting: boolean;
  isRevealed: boolean;
}) {
  if (isWaiting) return 'answerSending';
  if (mine.length > 0) return isRevealed ? 'answerArrived' : 'answerChangeable';
  return isRevealed ? 'notAnswered' : 'chooseAnAnswer';
}
