import Link from 'next/link';
import { usePaths, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';

/** Banner for an account that still uses the password that we generated and mailed. */
export function MailedPasswordBanner() {
  const t = useTranslations('auth');
  const toPath = usePaths();
  return (
    <Alert variant="info" className="mb-6">
      {t.rich('mailedPassword', {
        link: (chunks) => (
          <Link href={toPath('/profile#change-password')} className="font-semibold underline underline-offset-4">
            {chunks}
          </Link>
        ),
      })}
    </Alert>
  );
}
