import { Action, Frame, type FrameProps, Paragraph } from './frame';

export function PasswordChanged({ forgotUrl, ...frame }: FrameProps & { forgotUrl: string }) {
  const { text } = frame.texts;
  return (
    <Frame {...frame} preview={text('passwordChanged.preview')}>
      <Paragraph>{text('passwordChanged.text')}</Paragraph>
      <Paragraph>{text('passwordChanged.notYou')}</Paragraph>
      <Action href={forgotUrl}>{text('passwordChanged.choose')}</Action>
    </Frame>
  );
}
