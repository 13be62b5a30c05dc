import { usePaths, useTranslations } from '#texts';

/** Link for those who teach a class. */
export function TeachingLine({ className = '' }: { className?: string }) {
  const t = useTranslations('site');
  const toPath = usePaths();
  return (
    <p className={className}>
      {t.rich('teachingAClass', {
        link: (chunks) => (
          <a href={toPath('/for-instructors')} className="text-primary underline underline-offset-4">
            {chunks}
          </a>
        ),
      })}
    </p>
  );
}
