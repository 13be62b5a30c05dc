import { Action, Frame, type FrameProps, Paragraph } from './frame';

interface VerifyEmailProps extends FrameProps {
  verifyUrl: string;
  /** Hours for which the link is valid. */
  hours: number;
}

export function VerifyEmail({ verifyUrl, hours, ...frame }: VerifyEmailProps) {
  const { text } = frame.texts;
  return (
    <Frame {...frame} preview={text('verify.preview')}>
      <Paragraph>{text('verify.text', { hours })}</Paragraph>
      <Action href={verifyUrl}>{text('verify.confirm')}</Action>
    </Frame>
  );
}
