import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';

/** In the place of the form that changes a password: there is none that could be typed as the current one. */
export function NoPasswordCard() {
  return (
    <Card id="change-password">
      <CardHeader>
        <CardTitle>Choose a Password</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        <p>Your account has no password yet. We email you a link, and you choose one.</p>
        <LinkButton href="/forgot-password" className="self-start">
          Email me a link
        </LinkButton>
      </CardContent>
    </Card>
  );
}
