import { usePaths, useTranslations } from '#texts';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';

/** Replaces the password form for an account without a password, because its user has no current password to enter. */
export function NoPasswordCard() {
  const t = useTranslations('profile');
  const toPath = usePaths();
  return (
    <Card id="change-password">
      <CardHeader>
        <CardTitle>{t('choosePasswordTitle')}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <p>{t('noPasswordHint')}</p>
        <LinkButton href={toPath('/forgot-password')} className="self-start">
          {t('emailMeALink')}
        </LinkButton>
      </CardContent>
    </Card>
  );
}
