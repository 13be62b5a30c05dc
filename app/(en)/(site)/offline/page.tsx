import type { Metadata } from 'next';
import { usePaths, useTranslations } from '#texts';
import { BareFrame } from '@/components/layout/bare-frame';
import { EmptyGauge } from '@/components/layout/empty-gauge';
import { LoneMessage } from '@/components/layout/lone-message';
import { RetryWhenBack } from '@/components/layout/retry-when-back';
import { SiteFooter } from '@/components/layout/site-footer';
import { SlimHeader } from '@/components/layout/slim-header';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { buttonVariants } from '@/components/ui/button-variants';

export async function generateMetadata(): Promise<Metadata> {
  const t = await readTranslations('offline');
  return {
    ...(await pageMetadata('/offline', { title: t('title'), description: t('description') })),
    robots: { index: false },
  };
}

/** Pages that work offline on a member's device: the path of each and the message key of its name. */
const OFFLINE_PAGES = [
  ['/test', 'test'],
  ['/today', 'today'],
  ['/tests', 'tests'],
  ['/study', 'study'],
  ['/glossary', 'glossary'],
  ['/search', 'search'],
  ['/cheat-sheet', 'cheatSheets'],
] as const;

export default function Page() {
  const t = useTranslations('offline');
  const tSite = useTranslations('site');
  const toPath = usePaths();
  return (
    // This frame has no menus, because the code of menus is loaded on demand and may be missing offline.
    <BareFrame header={<SlimHeader home={toPath('/')} />} footer={<SiteFooter hasLanguages={false} />}>
      <LoneMessage picture={<EmptyGauge word={t('word')} />} title={t('title')}>
        <p className="text-lg text-muted-foreground">{t('needsConnection')}</p>
        <div className="text-lg">
          <p>{t('worksOffline')}</p>
          <ul className="mt-1 flex flex-col items-center">
            {OFFLINE_PAGES.map(([path, name]) => (
              <li key={path}>
                <a href={toPath(path)} className="inline-block py-1.5 font-medium underline">
                  {t(name)}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <RetryWhenBack />
        {/* biome-ignore lint/a11y/useValidAnchor: this page is shown at the URL of the requested page,
            and a link with an empty href loads that URL again, even without scripts. */}
        <a href="" className={buttonVariants({ size: 'lg' })}>
          {tSite('tryAgain')}
        </a>
      </LoneMessage>
    </BareFrame>
  );
}
