import { Action, Frame, type FrameProps, Paragraph } from './frame';

interface ResetPasswordProps extends FrameProps {
  resetUrl: string;
  /** Hours for which the link is valid. */
  hours: number;
}

export function ResetPassword({ resetUrl, hours, ...frame }: ResetPasswordProps) {
  const { text } = frame.texts;
  return (
    <Frame {...frame} preview={text('reset.preview', { hours })}>
      <Paragraph>{text('reset.text', { hours })}</Paragraph>
      <Action href={resetUrl}>{text('reset.choose')}</Action>
      <Paragraph>{text('reset.notYou')}</Paragraph>
    </Frame>
  );
}
