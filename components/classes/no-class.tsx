import { usePaths, useTranslations } from '#texts';
import { BackLink } from '@/components/ui/back-link';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';

export function NoClass() {
  const t = useTranslations('class');
  const toPath = usePaths();
  return (
    <>
      <PageHeader title={t('pageTitle')} back={<BackLink href={toPath('/classes')}>{t('backToClasses')}</BackLink>} />
      <EmptyState
        title={t('classMissing')}
        action={
          <LinkButton href={toPath('/classes')} variant="outline">
            {t('showMyClasses')}
          </LinkButton>
        }
      >
        {t('classMissingText')}
      </EmptyState>
    </>
  );
}
