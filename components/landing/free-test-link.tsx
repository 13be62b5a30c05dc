import { FIRST_QUESTION } from '@/components/mock/first-question';

interface FreeTestLinkProps {
  className: string;
  /** Skips to the first question, for a visitor who has already answered some. */
  startsAtOnce?: boolean;
  children: string;
}

/**
 * Link to the test chooser for members, to the mock test for visitors. Renders both, so that neither needs a script.
 */
export function FreeTestLink({ className, startsAtOnce = false, children }: FreeTestLinkProps) {
  return (
    <>
      <a
        href={startsAtOnce ? `/mock-test#${FIRST_QUESTION}` : '/mock-test'}
        className={`${className} inline-flex member:hidden`}
      >
        {children}
      </a>
      <a href="/test-selection" className={`${className} hidden member:inline-flex`}>
        {children}
      </a>
    </>
  );
}
