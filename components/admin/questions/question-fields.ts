import type { z } from 'zod';
import type { QuestionView } from '@/lib/bank/contract';
import type { AdminQuestionView, questionBody } from '@/lib/bank/editing/contract';
import { ANSWERS_PER_QUESTION } from '@/lib/kernel/exam';
import { topicCode } from '@/lib/kernel/topics';
import { topicWords } from './question-metadata';

/** Form values, before the schema fills in defaults and drops empty answers. */
export type QuestionFields = z.input<typeof questionBody>;

export const newAnswer = () => ({ text: '', isCorrect: false, why: '' });

export const newQuestion = (placing: { sectionId: number; topic: string }): QuestionFields => ({
  ...placing,
  text: '',
  isForMockTest: false,
  answers: Array.from({ length: ANSWERS_PER_QUESTION.initial }, newAnswer),
  explanation: '',
  reference: '',
  picture: null,
  difficulty: 2,
  tier: 'exam',
  state: 'published',
});

export const fieldsOf = (question: AdminQuestionView): QuestionFields => ({
  text: question.text,
  sectionId: question.sectionId,
  isForMockTest: question.isForMockTest,
  answers: question.answers.map(({ text, isCorrect = false, why = '' }) => ({ text, isCorrect, why })),
  explanation: question.explanation ?? '',
  reference: question.reference ?? '',
  picture: question.picture ?? null,
  topic: topicWords(question.topic, question.sectionId),
  difficulty: question.difficulty,
  tier: question.tier,
  state: question.state,
});

/** Converts form values to the question that a test would serve, for a preview before the save. */
export function previewOf(fields: QuestionFields): QuestionView {
  const answers = fields.answers
    .filter(({ text }) => text.trim() !== '')
    .map((answer, place) => ({ ...answer, id: place + 1 }));
  return {
    id: 0,
    text: fields.text.trim() || 'The question has no text yet.',
    ...(fields.picture?.svg ? { picture: fields.picture } : {}),
    sectionId: fields.sectionId,
    isForMockTest: fields.isForMockTest ?? false,
    topic: topicCode(fields.sectionId, fields.topic ?? ''),
    difficulty: fields.difficulty ?? 2,
    tier: fields.tier ?? 'exam',
    revision: 0,
    isMultiAnswer: answers.filter(({ isCorrect }) => isCorrect).length > 1,
    explanation: fields.explanation ?? '',
    reference: fields.reference ?? '',
    answers,
    createdAt: '',
    updatedAt: '',
  };
}
