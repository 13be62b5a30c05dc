/** A question that is explained: in a test after its answer, and in a result. */
export interface ExplainedQuestion {
  text: string;
  sectionId: number;
  topic: string;
  explanation?: string | undefined;
  reference?: string | undefined;
  answers: readonly { text: string; isCorrect?: boolean | undefined }[];
}
