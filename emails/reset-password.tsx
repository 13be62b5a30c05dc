import { Action, Frame, type FrameProps, Paragraph } from './frame';

interface ResetPasswordProps extends FrameProps {
  resetUrl: string;
  /** Validity of the link, such as "1 hour". */
  linkTime: string;
}

export function ResetPassword({ resetUrl, linkTime, ...frame }: ResetPasswordProps) {
  return (
    <Frame {...frame} preview={`Choose a new password. The link works for ${linkTime}.`}>
      <Paragraph>You asked to choose a new password. The link works once, for {linkTime}.</Paragraph>
      <Action href={resetUrl}>Choose a new password</Action>
      <Paragraph>If it wasn't you, ignore this email. Your password stays the same.</Paragraph>
    </Frame>
  );
}
