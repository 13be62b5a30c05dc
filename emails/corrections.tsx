import { Action, Frame, type FrameProps, Paragraph, Quiet } from './frame';

interface CorrectionsProps extends FrameProps {
  /** Number of corrected questions. */
  count: number;
  todayUrl: string;
  unsubscribeUrl: string;
}

/**
 * Mail about corrections. Names neither a question nor its right answer, because the learner may be taking an exam with
 * that question.
 */
export function Corrections({ count, todayUrl, unsubscribeUrl, ...frame }: CorrectionsProps) {
  const { text } = frame.texts;
  return (
    <Frame {...frame} preview={text('corrections.preview')}>
      <Paragraph>{text('corrections.text', { count })}</Paragraph>
      <Action href={todayUrl}>{text('corrections.see')}</Action>
      <Quiet texts={frame.texts} of="corrections.off" href={unsubscribeUrl} />
    </Frame>
  );
}
