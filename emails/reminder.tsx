import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { Action, Frame, type FrameProps, Paragraph } from './frame';

interface ReminderProps extends FrameProps {
  minutes: number;
  reasons: readonly string[];
  studyUrl: string;
  unsubscribeUrl: string;
}

export function Reminder({ minutes, reasons, studyUrl, unsubscribeUrl, ...frame }: ReminderProps) {
  return (
    <Frame {...frame} preview={reasons[0] ?? `About ${minutes} minutes`}>
      <Paragraph>Today’s practice takes about {minutes} minutes:</Paragraph>
      {reasons.map((reason) => (
        <Paragraph key={reason}>{reason}.</Paragraph>
      ))}
      <Action href={studyUrl}>Start</Action>
      <Text className="quiet" style={{ color: '#526a75', fontSize: 13, margin: 0 }}>
        You asked for this email on your study days. <Link href={unsubscribeUrl}>Turn it off</Link>. If you skip three
        in a row, the emails stop until you practice again.
      </Text>
    </Frame>
  );
}
