import { Action, Frame, type FrameProps, Paragraph, Quiet } from './frame';

interface OutcomeQuestionProps extends FrameProps {
  answerUrl: string;
  unsubscribeUrl: string;
}

export function OutcomeQuestion({ answerUrl, unsubscribeUrl, ...frame }: OutcomeQuestionProps) {
  const { text } = frame.texts;
  return (
    <Frame {...frame} preview={text('outcome.preview')}>
      <Paragraph>{text('outcome.text')}</Paragraph>
      <Action href={answerUrl}>{text('outcome.report')}</Action>
      <Quiet texts={frame.texts} of="outcome.off" href={unsubscribeUrl} />
    </Frame>
  );
}
