import { Link } from '@react-email/link';
import { Action, Frame, type FrameProps, Paragraph, Secret } from './frame';

interface WelcomeProps extends FrameProps {
  email: string;
  /** Generated password. Null if the person chose a password. */
  password: string | null;
  verifyUrl: string;
  /** Link to replace the generated password. Null if the person chose a password. */
  choosePasswordUrl: string | null;
  /** Hours for which each link is valid. */
  verifyLinkHours: number;
  resetLinkHours: number;
}

export function Welcome({ email, password, verifyUrl, choosePasswordUrl, ...rest }: WelcomeProps) {
  const { verifyLinkHours, resetLinkHours, ...frame } = rest;
  const { text, rich } = frame.texts;
  return (
    <Frame {...frame} preview={text('welcome.preview')}>
      <Paragraph>{text('welcome.ready', { email })}</Paragraph>
      {password ? (
        <>
          <Paragraph>{text('welcome.password')}</Paragraph>
          <Secret>{password}</Secret>
        </>
      ) : null}
      <Paragraph>{text('welcome.confirmText', { hours: verifyLinkHours })}</Paragraph>
      <Action href={verifyUrl}>{text('verify.confirm')}</Action>
      {choosePasswordUrl ? (
        <Paragraph>
          {rich('welcome.choose', {
            hours: resetLinkHours,
            link: (chunks) => <Link href={choosePasswordUrl}>{chunks}</Link>,
          })}
        </Paragraph>
      ) : null}
    </Frame>
  );
}
