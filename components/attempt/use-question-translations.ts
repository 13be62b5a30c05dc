'use client';

import { useEffect, useState } from 'react';
import { useLanguage, useTranslations } from '#texts';
import type { TranslationView } from '@/lib/bank/translations/contract';
import { listTranslations } from '@/lib/bank/translations/endpoints';
import { call } from '@/lib/browser/api/call';
import { errorText } from '@/lib/browser/api/error-text';
import { keepSpanish, languageOf, type Purpose } from '@/lib/browser/attempt/question-language';
import type { Language } from '@/lib/kernel/language';

/** The fields of a question that identify its wording, and the texts that a translation replaces. */
interface Translatable {
  /** Question id. Results call it `questionId`. */
  id?: number;
  questionId?: number;
  revision: number;
  text: string;
  explanation?: string | undefined;
  reference?: string | undefined;
  picture?: { svg: string; description: string } | undefined;
  answers: readonly { id: number; text: string; why?: string | undefined }[];
}

/** Language of a question's texts, for the attribute `lang`. Absent if it is the language of the page. */
export type TextLanguage = Language | undefined;

/** Loaded translations by question and revision, until the page closes. */
const loaded = new Map<string, TranslationView>();
/** Pending requests, by the keys of the questions that they load. */
const underway = new Map<string, Promise<void>>();
const keyOf = (question: Pick<Translatable, 'id' | 'questionId' | 'revision'>) =>
  `${question.id ?? question.questionId}.${question.revision}`;

/** True if the loaded translation has a text for each text of the question. During an exam it has no explanation. */
function isLoaded(question: Translatable): boolean {
  const translation = loaded.get(keyOf(question));
  return translation !== undefined && (!question.explanation || translation.explanation !== undefined);
}

/** Loads the translations of these questions in one request. Does nothing if all are loaded. */
function load(questions: readonly Translatable[]): Promise<void> {
  const missing = questions.filter((question) => !isLoaded(question)).map(keyOf);
  if (missing.length === 0) return Promise.resolve();
  const asked = missing.join();
  const request = underway.get(asked) ?? ask(asked).finally(() => underway.delete(asked));
  underway.set(asked, request);
  return request;
}

async function ask(questions: string): Promise<void> {
  for (const translation of await call(listTranslations, { query: { language: 'es', questions } })) {
    loaded.set(keyOf(translation), translation);
  }
}

/** Puts the translated texts into a question. Options are matched by id, because each attempt shuffles them. */
function translate<Q extends Translatable>(
  question: Q,
  { text, explanation, reference, picture, answers }: TranslationView,
): Q {
  const options = new Map(answers.map((answer) => [answer.id, answer]));
  return {
    ...question,
    text,
    // An open exam has no explanations in either language.
    ...(question.explanation && explanation ? { explanation } : {}),
    ...(question.reference && reference ? { reference } : {}),
    ...(question.picture && picture ? { picture: { ...question.picture, description: picture } } : {}),
    answers: question.answers.map((answer) => {
      const option = options.get(answer.id);
      return option
        ? { ...answer, text: option.text, ...(answer.why && option.why ? { why: option.why } : {}) }
        : answer;
    }),
  };
}

export interface Translation {
  /** True while Spanish is chosen. False if the Spanish text could not be loaded. */
  isOn: boolean;
  language: TextLanguage;
  /** Returns the question in the chosen language; in English until its translation is loaded. */
  apply: <Q extends Translatable>(question: Q) => Q;
  isLoading: boolean;
  /** Error message after the translation could not be loaded, else null. */
  failure: string | null;
  /** Switches to the other language; after a failure, tries again. */
  toggle: () => void;
}

/**
 * Shows the questions of a test or result in the language of the page, or in the language chosen with the switch. A
 * result begins in the language `asked`, in which the test was taken. Loads all translations at once, so that they are
 * available offline. This device keeps the choice for later tests, until the switch is pressed again. Returns a function
 * that finds the translation of one question.
 */
export function useQuestionTranslations(
  questions: readonly Translatable[],
  purpose: Purpose,
  asked?: Language,
): (question: Translatable | undefined) => Translation {
  const t = useTranslations('question');
  const page = useLanguage();
  const [isSpanish, setIsSpanish] = useState(false);
  const [tries, setTries] = useState(0);
  const [outcome, setOutcome] = useState<'loading' | 'loaded' | { message: string }>('loading');
  // The server does not know the choice of this device.
  useEffect(() => setIsSpanish((asked ?? languageOf(purpose)) === 'es'), [purpose, asked]);
  const keys = questions.map(keyOf).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: questions with the same keys have the same texts.
  useEffect(() => {
    if (!isSpanish) return;
    let isCurrent = true;
    setOutcome('loading');
    load(questions).then(
      () => isCurrent && setOutcome('loaded'),
      (error: unknown) => isCurrent && setOutcome({ message: errorText(error, t('spanishNotLoaded')) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isSpanish, keys, tries]);
  const isFailed = typeof outcome === 'object';
  const reason = isFailed ? outcome.message : outcome === 'loaded' ? t('notTranslated') : null;
  return (question) => {
    const translation = isSpanish && question ? loaded.get(keyOf(question)) : undefined;
    const shownIn = translation ? 'es' : 'en';
    const failure = isSpanish && !translation ? reason : null;
    return {
      isOn: isSpanish && (!isFailed || translation !== undefined),
      language: shownIn === page ? undefined : shownIn,
      apply: (shown) => (translation ? translate(shown, translation) : shown),
      isLoading: isSpanish && !translation && failure === null,
      failure,
      toggle: () => {
        if (failure !== null && isFailed) return setTries(tries + 1);
        keepSpanish(purpose, !isSpanish);
        setIsSpanish(!isSpanish);
      },
    };
  };
}
