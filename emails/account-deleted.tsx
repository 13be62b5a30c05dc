import { Frame, type FrameProps, Paragraph } from './frame';

export function AccountDeleted(frame: FrameProps) {
  const { text } = frame.texts;
  return (
    <Frame {...frame} preview={text('deleted.preview')}>
      <Paragraph>{text('deleted.text')}</Paragraph>
    </Frame>
  );
}
