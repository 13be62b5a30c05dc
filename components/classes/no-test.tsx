import { usePaths, useTranslations } from '#texts';
import { BackLink } from '@/components/ui/back-link';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';

export function NoTest() {
  const t = useTranslations('classes');
  const toPath = usePaths();
  return (
    <>
      <PageHeader title={t('classTest')} back={<BackLink href={toPath('/today')}>{t('backToToday')}</BackLink>} />
      <EmptyState
        title={t('testMissing')}
        action={
          <LinkButton href={toPath('/today')} variant="outline">
            {t('goToToday')}
          </LinkButton>
        }
      >
        {t('testMissingText')}
      </EmptyState>
    </>
  );
}
