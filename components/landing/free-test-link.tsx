import { usePaths } from '#texts';
import { FIRST_QUESTION } from '@/components/mock/setup-fragments';

interface FreeTestLinkProps {
  className: string;
  /** True skips the setup, for a visitor who has already answered questions on this page. */
  startsAtOnce?: boolean;
  children: string;
}

/**
 * Link to the test chooser for members and to the mock test for visitors. Renders both and hides one with CSS, so that
 * no script is needed.
 */
export function FreeTestLink({ className, startsAtOnce = false, children }: FreeTestLinkProps) {
  const toPath = usePaths();
  return (
    <>
      <a
        href={toPath(startsAtOnce ? `/mock-test#${FIRST_QUESTION}` : '/mock-test')}
        className={`${className} inline-flex member:hidden`}
      >
        {children}
      </a>
      <a href={toPath('/test-selection')} className={`${className} hidden member:inline-flex`}>
        {children}
      </a>
    </>
  );
}
