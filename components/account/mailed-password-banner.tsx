import Link from 'next/link';
import { Alert } from '@/components/ui/alert';

/** Banner for an account that still uses the password that we generated and mailed. */
export function MailedPasswordBanner() {
  return (
    <Alert variant="info" className="mb-6">
      You're still using the password we emailed you.{' '}
      <Link href="/profile#change-password" className="font-semibold underline underline-offset-4">
        Choose your own password
      </Link>
      , or use the link in the welcome email.
    </Alert>
  );
}
