import { Action, Frame, type FrameProps, Paragraph } from './frame';

export function VerifyEmail({ verifyUrl, ...frame }: FrameProps & { verifyUrl: string }) {
  return (
    <Frame {...frame} preview="Confirm your address with one tap.">
      <Paragraph>Confirm this is your address. The link works for 48 hours and replaces any earlier one.</Paragraph>
      <Action href={verifyUrl}>Confirm my address</Action>
    </Frame>
  );
}
