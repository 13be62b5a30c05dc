import { usePaths, useTranslations } from '#texts';
import { BackLink } from '@/components/ui/back-link';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { PageHeader } from '@/components/ui/page-header';
import { JOIN_PAGE } from '@/lib/classes/rules';

export function NoRoom() {
  const t = useTranslations('classes');
  const toPath = usePaths();
  return (
    <>
      <PageHeader title={t('inTheRoom')} back={<BackLink href={toPath('/classes')}>{t('backToClasses')}</BackLink>} />
      <EmptyState
        title={t('notInClass')}
        action={
          <LinkButton href={toPath(JOIN_PAGE)} variant="outline">
            {t('joinAClass')}
          </LinkButton>
        }
      >
        {t('notInClassText')}
      </EmptyState>
    </>
  );
}
