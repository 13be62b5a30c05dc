import { Frame, type FrameProps, Paragraph } from './frame';

export function AccountDeleted(frame: FrameProps) {
  return (
    <Frame {...frame} preview="Your account and everything in it has been erased.">
      <Paragraph>
        As you asked, we deleted your account: your profile, sign-ins, favorites and test results are erased. Good luck
        out there.
      </Paragraph>
    </Frame>
  );
}
