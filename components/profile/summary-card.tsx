'use client';

import type { ReactNode } from 'react';
import { usePaths, useTranslations } from '#texts';
import { Badge } from '@/components/ui/badge';
import { Card, CardContent } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { LocalTime } from '@/components/ui/local-time';
import type { ProfileView } from '@/lib/account/contract';
import { fullNameOf, hasName, ROLES } from '@/lib/kernel/account';
import { PictureControl } from './picture-control';

const isRole = (role: string): role is (typeof ROLES)[keyof typeof ROLES] =>
  Object.values<string>(ROLES).includes(role);

interface SummaryCardProps {
  profile: ProfileView;
  hasTestimonial: boolean;
  onPicture: (path: string | null) => void;
}

export function SummaryCard({ profile, hasTestimonial, onPicture }: SummaryCardProps) {
  const t = useTranslations('profile');
  const toPath = usePaths();
  return (
    <Card>
      <CardContent className="flex flex-col gap-5">
        <PictureControl profile={profile} onChange={onPicture} />
        <div className="min-w-0 text-center">
          <h2 className="break-words font-semibold text-xl">
            {hasName(profile) ? fullNameOf(profile) : profile.email || t('thisDevice')}
          </h2>
          {hasName(profile) && profile.email ? (
            <p className="break-words text-muted-foreground">{profile.email}</p>
          ) : null}
        </div>
        <dl className="flex flex-col gap-3 border-border border-t pt-4">
          <Row name={t('emailVerified')}>
            {profile.isDeviceAccount ? <Badge variant="outline">{t('noEmailYet')}</Badge> : null}
            {profile.emailVerified ? <Badge variant="success">{t('verified')}</Badge> : null}
            {profile.isDeviceAccount || profile.emailVerified ? null : <Badge variant="warning">{t('pending')}</Badge>}
          </Row>
          <Row name={t('memberSince')}>
            <LocalTime instant={profile.createdAt} look="day" />
          </Row>
          <Row name={t('roles')}>
            {profile.roles.map((role) => (
              <Badge key={role} variant="outline">
                {isRole(role) ? t(`roleNames.${role}`) : role}
              </Badge>
            ))}
          </Row>
        </dl>
        <div className="flex flex-wrap gap-3 *:grow">
          <LinkButton href={toPath('/statistics')} className="w-full">
            {t('myStatistics')}
          </LinkButton>
          <LinkButton href={toPath('/devices')} variant="outline">
            {t('signedInDevices')}
          </LinkButton>
          <LinkButton href={toPath('/today/outcome')} variant="outline">
            {t('howMyExamWent')}
          </LinkButton>
          {hasTestimonial ? (
            <LinkButton href={toPath('/today/outcome#words')} variant="outline">
              {t('takeBackMyWords')}
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
