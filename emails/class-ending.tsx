import { Action, Frame, type FrameProps, Paragraph } from './frame';

interface ClassEndingProps extends FrameProps {
  className: string;
  /** End date, such as "January 3, 2027". */
  endsOn: string;
  classUrl: string;
}

export function ClassEnding({ className, endsOn, classUrl, ...frame }: ClassEndingProps) {
  const { text } = frame.texts;
  return (
    <Frame {...frame} preview={text('classEnding.preview', { date: endsOn })}>
      <Paragraph>{text('classEnding.text', { name: className, date: endsOn })}</Paragraph>
      <Paragraph>{text('classEnding.keepIt')}</Paragraph>
      <Action href={classUrl}>{text('classEnding.open')}</Action>
    </Frame>
  );
}
