/** Question with its explanation, in a test after the answer or in a result. */
export interface ExplainedQuestion {
  text: string;
  sectionId: number;
  topic: string;
  explanation?: string | undefined;
  reference?: string | undefined;
  answers: readonly { text: string; isCorrect?: boolean | undefined }[];
}
