import { useLanguage, useTranslations } from '#texts';
import { Alert } from '@/components/ui/alert';
import { LOCALES } from '@/lib/kernel/language';

const MOMENT = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** States how old the cached plan is, while the server cannot be reached. */
export function CachedPlanNote({ readAt }: { readAt: number }) {
  const t = useTranslations('today');
  const locale = LOCALES[useLanguage()];
  const moment = new Intl.DateTimeFormat(locale, MOMENT).format(new Date(readAt)).replace(/\u202f/g, ' ');
  return <Alert>{t('cachedPlan', { moment })}</Alert>;
}
