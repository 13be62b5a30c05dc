import { Action, Frame, type FrameProps, Paragraph, Quiet } from './frame';

interface ReminderProps extends FrameProps {
  minutes: number;
  reasons: readonly string[];
  studyUrl: string;
  unsubscribeUrl: string;
}

export function Reminder({ minutes, reasons, studyUrl, unsubscribeUrl, ...frame }: ReminderProps) {
  const { text } = frame.texts;
  return (
    <Frame {...frame} preview={reasons[0] ?? text('reminder.preview', { minutes })}>
      <Paragraph>{text('reminder.text', { minutes })}</Paragraph>
      {reasons.map((reason) => (
        <Paragraph key={reason}>{reason}.</Paragraph>
      ))}
      <Action href={studyUrl}>{text('reminder.start')}</Action>
      <Quiet texts={frame.texts} of="reminder.off" href={unsubscribeUrl} />
    </Frame>
  );
}
