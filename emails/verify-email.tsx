import { Action, Frame, type FrameProps, Paragraph } from './frame';

interface VerifyEmailProps extends FrameProps {
  verifyUrl: string;
  /** Validity of the link, such as "48 hours". */
  linkTime: string;
}

export function VerifyEmail({ verifyUrl, linkTime, ...frame }: VerifyEmailProps) {
  return (
    <Frame {...frame} preview="Confirm your address with one tap.">
      <Paragraph>
        Confirm this is your address. Open the link on the device that you study with: other devices are signed out. It
        works for {linkTime} and replaces any earlier one.
      </Paragraph>
      <Action href={verifyUrl}>Confirm my address</Action>
    </Frame>
  );
}
