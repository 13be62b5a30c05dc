import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { Action, Frame, type FrameProps, Paragraph } from './frame';

interface ReportSummaryProps extends FrameProps {
  count: number;
  /** Waiting time of the oldest report, such as "for 12 days". */
  waiting: string;
  reportsUrl: string;
  unsubscribeUrl: string;
}

export function ReportSummary({ count, waiting, reportsUrl, unsubscribeUrl, ...frame }: ReportSummaryProps) {
  const reports = count === 1 ? '1 report about a question is' : `${count} reports about questions are`;
  return (
    <Frame {...frame} preview={`${reports} open`}>
      <Paragraph>
        {reports} open. The oldest has waited {waiting}.
      </Paragraph>
      <Action href={reportsUrl}>Answer reports</Action>
      <Text className="quiet" style={{ color: '#526a75', fontSize: 13, margin: 0 }}>
        You asked for this email on days with open reports. <Link href={unsubscribeUrl}>Turn it off</Link>.
      </Text>
    </Frame>
  );
}
