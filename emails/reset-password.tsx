import { Action, Frame, type FrameProps, Paragraph } from './frame';

export function ResetPassword({ resetUrl, ...frame }: FrameProps & { resetUrl: string }) {
  return (
    <Frame {...frame} preview="Choose a new password. The link works for 1 hour.">
      <Paragraph>Somebody, we hope you, asked to choose a new password. The link works once, for 1 hour.</Paragraph>
      <Action href={resetUrl}>Choose a new password</Action>
      <Paragraph>If it was not you, do nothing: your password stays as it is.</Paragraph>
    </Frame>
  );
}
