/** Question with its explanation, as shown after an answer in practice and in a result. */
export interface ExplainedQuestion {
  text: string;
  sectionId: number;
  topic: string;
  explanation?: string | undefined;
  reference?: string | undefined;
  answers: readonly { text: string; isCorrect?: boolean | undefined }[];
}
