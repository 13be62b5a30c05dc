'use client';

import { useEffect, useReducer, useState } from 'react';
import type { TranslationView } from '@/lib/bank/translations/contract';
import { getTranslation } from '@/lib/bank/translations/endpoints';
import { call } from '@/lib/browser/api/call';
import { errorText } from '@/lib/browser/api/error-text';

/** A question in one of its wordings, as a test, a result or a list of favorites shows it. */
interface Translatable {
  /** Question id. Results call it `questionId`. */
  id?: number;
  questionId?: number;
  revision: number;
  text: string;
  explanation?: string | undefined;
  picture?: { svg: string; description: string } | undefined;
  answers: readonly { id: number; text: string; why?: string | undefined }[];
}

/** Language of a question's texts, for the attribute `lang`. Absent for English, the language of the page. */
export type TextLanguage = 'es' | undefined;

/** Loaded translations by question and revision, until the page closes. */
const loaded = new Map<string, TranslationView>();
const idOf = ({ id, questionId = 0 }: Translatable) => id ?? questionId;
const keyOf = (question: Translatable) => `${idOf(question)}.${question.revision}`;

async function load(question: Translatable): Promise<void> {
  if (loaded.has(keyOf(question))) return;
  const input = { params: { id: idOf(question) }, query: { language: 'es', revision: question.revision } } as const;
  loaded.set(keyOf(question), await call(getTranslation, input));
}

/** Puts the translated texts into a question. Options are matched by id, because each attempt shuffles them. */
function translate<Q extends Translatable>(question: Q, { text, explanation, picture, answers }: TranslationView): Q {
  const options = new Map(answers.map((answer) => [answer.id, answer]));
  return {
    ...question,
    text,
    // An open exam has no explanations in either language.
    ...(question.explanation && explanation ? { explanation } : {}),
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
  language: TextLanguage;
  /** Returns the question in the chosen language; in English until its translation is loaded. */
  apply: <Q extends Translatable>(question: Q) => Q;
  isLoading: boolean;
  /** Error message after the translation could not be loaded, else null. */
  failure: string | null;
  /** Switches to the other language; after a failure, tries again. */
  toggle: () => void;
}

const FAILED = 'Could not load the Spanish. Please try again.';

/**
 * Shows a question in Spanish after a press of the switch. The choice stays for later questions until the switch is
 * pressed again. `next`: the question that follows, whose Spanish is then loaded in advance.
 */
export function useTranslation(question: Translatable | undefined, next?: Translatable): Translation {
  const [isSpanish, setIsSpanish] = useState(false);
  const [failed, setFailed] = useState<{ key: string; message: string } | null>(null);
  const [tries, setTries] = useState(0);
  const [, render] = useReducer((count: number) => count + 1, 0);
  const key = question && keyOf(question);
  const nextKey = next && keyOf(next);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question with the same key has the same texts.
  useEffect(() => {
    if (!isSpanish || !question || !key) return;
    let isCurrent = true;
    setFailed(null);
    load(question).then(
      () => isCurrent && render(),
      (error: unknown) => isCurrent && setFailed({ key, message: errorText(error, FAILED) }),
    );
    // A failure shows when its question is shown.
    if (next) load(next).catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [isSpanish, key, nextKey, tries]);
  const translation = isSpanish && key ? loaded.get(key) : undefined;
  const failure = isSpanish && failed?.key === key ? (failed?.message ?? null) : null;
  return {
    language: translation ? 'es' : undefined,
    apply: (shown) => (translation ? translate(shown, translation) : shown),
    isLoading: isSpanish && !translation && failure === null,
    failure,
    toggle: () => (failure === null ? setIsSpanish(!isSpanish) : setTries(tries + 1)),
  };
}
