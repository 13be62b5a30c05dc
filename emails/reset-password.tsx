import { Action, Frame, type FrameProps, Paragraph } from './frame';

export function ResetPassword({ resetUrl, ...frame }: FrameProps & { resetUrl: string }) {
  return (
    <Frame {...frame} preview="Choose a new password. The link works for 1 hour.">
      <Paragraph>You asked to choose a new password. The link works once, for 1 hour.</Paragraph>
      <Action href={resetUrl}>Choose a new password</Action>
      <Paragraph>If it wasn't you, ignore this email. Your password stays the same.</Paragraph>
    </Frame>
  );
}
