import { FIRST_QUESTION } from '@/components/mock/first-question';

interface FreeTestLinkProps {
  className: string;
  /** A visitor who has answered questions already sees the first one of the test at once. */
  startsAtOnce?: boolean;
  children: string;
}

/** To the test chooser when signed in, else to the mock test. Two links, so that neither waits for a script. */
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
