import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { Action, Frame, type FrameProps, Paragraph } from './frame';

interface OutcomeQuestionProps extends FrameProps {
  answerUrl: string;
  unsubscribeUrl: string;
}

export function OutcomeQuestion({ answerUrl, unsubscribeUrl, ...frame }: OutcomeQuestionProps) {
  return (
    <Frame {...frame} preview="Which sections did you take, and did you pass?">
      <Paragraph>
        Your exam date is over. Which sections did you take, and did you pass? Your answers show how accurate our
        predictions are.
      </Paragraph>
      <Action href={answerUrl}>Report my result</Action>
      <Text className="quiet" style={{ color: '#526a75', fontSize: 13, margin: 0 }}>
        We ask once, because you get our emails on study days. <Link href={unsubscribeUrl}>Turn off these emails</Link>.
      </Text>
    </Frame>
  );
}
