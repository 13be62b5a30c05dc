import { Link } from '@react-email/components';
import { Action, Frame, type FrameProps, Paragraph, Secret } from './frame';

interface WelcomeProps extends FrameProps {
  email: string;
  /** Null when the person chose it. */
  password: string | null;
  verifyUrl: string;
  /** Null when the person chose the password. */
  choosePasswordUrl: string | null;
}

export function Welcome({ email, password, verifyUrl, choosePasswordUrl, ...frame }: WelcomeProps) {
  return (
    <Frame {...frame} preview="Your account is ready. Confirm your address with one tap.">
      <Paragraph>Your account is ready. You sign in with {email}.</Paragraph>
      {password ? (
        <>
          <Paragraph>Your password:</Paragraph>
          <Secret>{password}</Secret>
        </>
      ) : null}
      <Paragraph>Confirm that this address is yours. The link works for 48 hours.</Paragraph>
      <Action href={verifyUrl}>Confirm my address</Action>
      {choosePasswordUrl ? (
        <Paragraph>
          Rather have a password of your own? <Link href={choosePasswordUrl}>Choose one</Link>. This link works for 1
          hour; after that, use “Forgot password” on the sign-in window.
        </Paragraph>
      ) : null}
    </Frame>
  );
}
