import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';

/** Replaces the password form for an account without a password, because its user has no current password to enter. */
export function NoPasswordCard() {
  return (
    <Card id="change-password">
      <CardHeader>
        <CardTitle>Choose a Password</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <p>Your account has no password yet. We'll email you a link to choose one.</p>
        <LinkButton href="/forgot-password" className="self-start">
          Email me a link
        </LinkButton>
      </CardContent>
    </Card>
  );
}
