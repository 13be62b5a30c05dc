import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { Action, Frame, type FrameProps, Paragraph } from './frame';

interface CorrectionsProps extends FrameProps {
  /** Number of corrected questions: "one question" or "3 questions". */
  what: string;
  todayUrl: string;
  unsubscribeUrl: string;
}

/**
 * Mail about corrections. Names neither a question nor its right answer, because the learner may be taking an exam with
 * that question.
 */
export function Corrections({ what, todayUrl, unsubscribeUrl, ...frame }: CorrectionsProps) {
  return (
    <Frame {...frame} preview="Your results show the corrected score">
      <Paragraph>
        We have corrected {what} that you answered. If the correction changes one of your results, that result shows the
        corrected score, and beside it the score of the day. Your statistics and your chance of passing use the
        corrected score.
      </Paragraph>
      <Action href={todayUrl}>See what was corrected</Action>
      <Text className="quiet" style={{ color: '#526a75', fontSize: 13, margin: 0 }}>
        You get at most one such email a week, because you get our emails on study days.{' '}
        <Link href={unsubscribeUrl}>Turn off these emails</Link>.
      </Text>
    </Frame>
  );
}
