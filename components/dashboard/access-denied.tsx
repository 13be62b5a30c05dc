import { ShieldAlert } from 'lucide-react';
import { LoneMessage } from '@/components/layout/lone-message';
import { LinkButton } from '@/components/ui/link-button';

export function AccessDenied() {
  return (
    <LoneMessage picture={<ShieldAlert aria-hidden className="size-16 text-primary" />} title="Access Denied">
      <p className="text-lg text-muted-foreground">You need admin privileges to access this dashboard.</p>
      <LinkButton href="/tests">Go to Tests</LinkButton>
    </LoneMessage>
  );
}
