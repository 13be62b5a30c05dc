'use client';

import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card, CardContent } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { LocalTime } from '@/components/ui/local-time';
import type { ProfileView } from '@/lib/account/contract';
import { fullNameOf, hasName } from '@/lib/kernel/account';
import { PictureControl } from './picture-control';

interface SummaryCardProps {
  profile: ProfileView;
  hasTestimonial: boolean;
  onPicture: (path: string | null) => void;
}

export function SummaryCard({ profile, hasTestimonial, onPicture }: SummaryCardProps) {
  return (
    <Card>
      <CardContent className="flex flex-col gap-5">
        <PictureControl profile={profile} onChange={onPicture} />
        <div className="min-w-0 text-center">
          <h2 className="break-words font-semibold text-xl">
            {hasName(profile) ? fullNameOf(profile) : profile.email || 'This device'}
          </h2>
          {hasName(profile) && profile.email ? (
            <p className="break-words text-muted-foreground">{profile.email}</p>
          ) : null}
        </div>
        <dl className="flex flex-col gap-3 border-border border-t pt-4">
          <Row name="Email Verified">
            {profile.isDeviceAccount ? <Badge variant="outline">No email yet</Badge> : null}
            {profile.emailVerified ? <Badge variant="success">Verified</Badge> : null}
            {profile.isDeviceAccount || profile.emailVerified ? null : <Badge variant="warning">Pending</Badge>}
          </Row>
          <Row name="Member since">
            <LocalTime instant={profile.createdAt} look="day" />
          </Row>
          <Row name="Roles">
            {profile.roles.map((role) => (
              <Badge key={role} variant="outline">
                {role}
              </Badge>
            ))}
          </Row>
        </dl>
        <div className="flex flex-wrap gap-3 *:grow">
          <LinkButton href="/statistics" className="w-full">
            My Statistics
          </LinkButton>
          <LinkButton href="/devices" variant="outline">
            Signed-in devices
          </LinkButton>
          <LinkButton href="/today/outcome" variant="outline">
            How my exam went
          </LinkButton>
          {hasTestimonial ? (
            <LinkButton href="/today/outcome#words" variant="outline">
              Take back my words
            </LinkButton>
          ) : null}
        </div>
      </CardContent>
    </Card>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="flex flex-wrap gap-1.5">{children}</dd>
    </div>
  );
}
