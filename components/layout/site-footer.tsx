import { useLanguage, usePaths, useTranslations } from '#texts';
import { cn } from '@/components/ui/cn';
import { listMenu, type MenuEntry, SITE, SPANISH_ONLY } from '@/lib/kernel/pages';
import { COPYRIGHT_YEAR, PRODUCT_NAME } from '@/lib/kernel/product';
import { LanguageLink } from './language-link';
import { Logo } from './logo';

interface LinkListProps {
  label: string;
  className?: string;
  pages: readonly MenuEntry[];
}

function LinkList({ label, className, pages }: LinkListProps) {
  const t = useTranslations('menu');
  const toPath = usePaths();
  return (
    <nav aria-label={label} className={cn('max-md:member:col-span-full', className)}>
      <h2 className="font-semibold text-base max-md:member:sr-only">{label}</h2>
      <ul className="wrap-anywhere mt-1 max-md:member:mt-0 max-md:member:flex max-md:member:flex-wrap max-md:member:gap-x-5">
        {pages.map(([href, name]) => (
          <li key={href}>
            <a
              href={toPath(href)}
              className="inline-block py-1.5 pointer-coarse:py-2.5 text-muted-foreground underline-offset-4 hover:text-foreground hover:underline"
            >
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface SiteFooterProps {
  /**
   * False on the offline page. It is shown at the URL of another page, so the link to the other language would differ
   * from the prerendered one.
   */
  hasLanguages?: boolean;
}

/**
 * Site footer. Members get only the legal links, because the app's navigation has the other links. On a phone the legal
 * links take a few lines.
 */
export function SiteFooter({ hasLanguages = true }: SiteFooterProps) {
  const t = useTranslations('site');
  const language = useLanguage();
  return (
    // Hidden until complete: below a short page, the footer would grow upward while the rest of the HTML arrives.
    <footer className="on-deep border-border border-t bg-deep text-foreground shadow-[0_50vh_0_50vh_var(--deep)] attempt:hidden print:hidden [&:not(:has([data-whole]))]:invisible">
      {/* The shadow extends the footer's color downward, where rounding or a retracting browser bar would leave a
          pale strip. */}
      <div className="mx-auto grid max-w-6xl grid-cols-2 gap-8 px-4 py-10 max-md:member:gap-0 max-md:member:py-4 md:grid-cols-3 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="col-span-full member:hidden lg:col-span-1">
          <Logo />
          <p className="mt-3 max-w-sm text-muted-foreground">{t('isIndependentItIsNot', { product: PRODUCT_NAME })}</p>
        </div>
        <LinkList
          label={t('prepare')}
          className="member:hidden"
          pages={[
            ...(language === 'es' ? listMenu('spanish', SPANISH_ONLY) : []),
            ...listMenu('main', SITE),
            ...listMenu('prepare', SITE),
          ]}
        />
        <LinkList label={t('legal')} pages={listMenu('legal', SITE)} />
        <LinkList label={t('more')} pages={listMenu('more', SITE)} />
      </div>
      <div className="mx-auto max-w-6xl px-4">
        <p className="flex flex-wrap items-center gap-x-6 border-border border-t py-5 text-muted-foreground text-sm">
          {hasLanguages ? (
            <LanguageLink className="inline-flex min-h-11 items-center font-medium text-base underline underline-offset-4 hover:text-foreground" />
          ) : null}
          {t('allRightsReserved', { year: COPYRIGHT_YEAR, product: PRODUCT_NAME })}
          <span data-whole hidden />
        </p>
      </div>
    </footer>
  );
}
