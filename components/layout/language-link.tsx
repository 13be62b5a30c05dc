'use client';

import { usePathname } from 'next/navigation';
import { isTranslated, linkTo, readLanguage } from '@/lib/kernel/language';

/** Link to the same page in the other language, in the words of that language. Nothing on a page without translation. */
export function LanguageLink({ className }: { className: string }) {
  const { language, path } = readLanguage(usePathname());
  if (!isTranslated(path)) return null;
  const other = language === 'en' ? 'es' : 'en';
  return (
    <a
      href={linkTo(other, path)}
      // Takes the query along, such as the page to open after the sign-in.
      onClick={({ currentTarget }) => {
        currentTarget.href = linkTo(other, path, location.search) + location.hash;
      }}
      hrefLang={other}
      lang={other}
      className={className}
    >
      {other === 'es' ? 'Español' : 'English'}
    </a>
  );
}
