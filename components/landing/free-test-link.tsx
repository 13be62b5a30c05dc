import Link from 'next/link';

interface FreeTestLinkProps {
  className: string;
  children: string;
}

/** Specification §2: to the test chooser when signed in, else to the mock test. Two links, so that neither waits for a script. */
export function FreeTestLink({ className, children }: FreeTestLinkProps) {
  return (
    <>
      <Link href="/mock-test" prefetch={false} className={`${className} inline-flex member:hidden`}>
        {children}
      </Link>
      <Link href="/test-selection" prefetch={false} className={`${className} hidden member:inline-flex`}>
        {children}
      </Link>
    </>
  );
}
