'use client';

import { usePathname } from 'next/navigation';
import { isTranslated, linkTo, readLanguage } from '@/lib/kernel/language';

/**
 * Link to the same page in the other language. The link's text is in that language. Renders nothing on a page without a
 * translation.
 */
export function LanguageLink({ className }: { className: string }) {
  const { language, path } = readLanguage(usePathname());
  if (!isTranslated(path)) return null;
  const other = language === 'en' ? 'es' : 'en';
  return (
    <a
      href={linkTo(other, path)}
      // Keeps the query, which may name the page to open after the sign-in.
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
