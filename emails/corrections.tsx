import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { Action, Frame, type FrameProps, Paragraph } from './frame';

interface CorrectionsProps extends FrameProps {
  /** "One question" or "3 questions". */
  what: string;
  todayUrl: string;
  unsubscribeUrl: string;
}

/**
 * Correction mail. Names neither the question nor the right answer, because the question may be in an exam that the
 * learner is taking.
 */
export function Corrections({ what, todayUrl, unsubscribeUrl, ...frame }: CorrectionsProps) {
  return (
    <Frame {...frame} preview="Your results show a fair score beside the original">
      <Paragraph>
        {what} that you answered had something wrong, and we have corrected it. Where that changes a result of yours, it
        shows a fair score beside the original. Your statistics and your chance count it.
      </Paragraph>
      <Action href={todayUrl}>See what was corrected</Action>
      <Text className="quiet" style={{ color: '#526a75', fontSize: 13, margin: 0 }}>
        At most one such mail a week, because you get our mails on study days.{' '}
        <Link href={unsubscribeUrl}>Turn these mails off</Link>.
      </Text>
    </Frame>
  );
}
