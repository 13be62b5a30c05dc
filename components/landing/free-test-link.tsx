interface FreeTestLinkProps {
  className: string;
  children: string;
}

/** To the test chooser when signed in, else to the mock test. Two links, so that neither waits for a script. */
export function FreeTestLink({ className, children }: FreeTestLinkProps) {
  return (
    <>
      <a href="/mock-test" className={`${className} inline-flex member:hidden`}>
        {children}
      </a>
      <a href="/test-selection" className={`${className} hidden member:inline-flex`}>
        {children}
      </a>
    </>
  );
}
