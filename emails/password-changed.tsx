import { Action, Frame, type FrameProps, Paragraph } from './frame';

export function PasswordChanged({ forgotUrl, ...frame }: FrameProps & { forgotUrl: string }) {
  return (
    <Frame {...frame} preview="Your password was changed and other devices were signed out.">
      <Paragraph>Your password was changed, and every other device was signed out.</Paragraph>
      <Paragraph>If it wasn't you, get your account back now:</Paragraph>
      <Action href={forgotUrl}>Choose a new password</Action>
    </Frame>
  );
}
