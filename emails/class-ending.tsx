import { Action, Frame, type FrameProps, Paragraph } from './frame';

interface ClassEndingProps extends FrameProps {
  className: string;
  /** End date, such as "January 3, 2027". */
  endsOn: string;
  classUrl: string;
}

export function ClassEnding({ className, endsOn, classUrl, ...frame }: ClassEndingProps) {
  return (
    <Frame {...frame} preview={`The class ends on ${endsOn} unless someone uses it`}>
      <Paragraph>
        Nobody has taught or studied in your class {className} for eleven months. On {endsOn} the class ends, and its
        names, tests and results are erased. Students keep their own answers.
      </Paragraph>
      <Paragraph>To keep it for another year, open it once.</Paragraph>
      <Action href={classUrl}>Open the class</Action>
    </Frame>
  );
}
