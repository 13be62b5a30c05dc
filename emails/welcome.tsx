import { Link } from '@react-email/link';
import { Action, Frame, type FrameProps, Paragraph, Secret } from './frame';

interface WelcomeProps extends FrameProps {
  email: string;
  /** Generated password. Null if the person chose a password. */
  password: string | null;
  verifyUrl: string;
  /** Link to replace the generated password. Null if the person chose a password. */
  choosePasswordUrl: string | null;
  /** Validity of each link, such as "48 hours". */
  verifyLinkTime: string;
  resetLinkTime: string;
}

export function Welcome({ email, password, verifyUrl, choosePasswordUrl, ...rest }: WelcomeProps) {
  const { verifyLinkTime, resetLinkTime, ...frame } = rest;
  return (
    <Frame {...frame} preview="Your account is ready. Confirm your address with one tap.">
      <Paragraph>Your account is ready. Sign in with {email}.</Paragraph>
      {password ? (
        <>
          <Paragraph>Your password:</Paragraph>
          <Secret>{password}</Secret>
        </>
      ) : null}
      <Paragraph>
        Confirm this is your address. Open the link on the device that you study with: other devices are signed out. It
        works for {verifyLinkTime}.
      </Paragraph>
      <Action href={verifyUrl}>Confirm my address</Action>
      {choosePasswordUrl ? (
        <Paragraph>
          Want your own password? <Link href={choosePasswordUrl}>Choose one</Link>. This link works for {resetLinkTime}.
          After that, use “Forgot password” when you sign in.
        </Paragraph>
      ) : null}
    </Frame>
  );
}
