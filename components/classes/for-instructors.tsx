import { usePaths, useTranslations } from '#texts';
import { buttonVariants } from '@/components/ui/button-variants';
import { PageHeader } from '@/components/ui/page-header';
import { MOST_CLASSES, MOST_PLACES } from '@/lib/classes/rules';

/** Steps of one evening class. Each has a picture of the same name, which shows the English pages. */
const STEPS = ['students', 'assign', 'board', 'room', 'results'] as const;
const NOTES = ['cost', 'needs', 'size', 'withoutPhones', 'privacy', 'twice'] as const;

/** Public page for instructors. */
export function ForInstructors() {
  const t = useTranslations('instructors');
  const toPath = usePaths();
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={
          <a href={toPath('/classes')} className={buttonVariants({ size: 'lg' })}>
            {t('createAClass')}
          </a>
        }
      />
      <ol className="flex flex-col gap-14">
        {STEPS.map((step, index) => (
          <li key={step} className="grid items-center gap-x-10 gap-y-4 lg:grid-cols-[2fr_3fr]">
            <div>
              <h2 className="text-balance font-bold text-2xl tracking-tight">
                <span className="text-accent tabular-nums">{index + 1}. </span>
                {t(`steps.${step}.title`)}
              </h2>
              <p className="mt-2 max-w-measure text-lg">{t(`steps.${step}.text`)}</p>
            </div>
            {/* biome-ignore lint/performance/noImgElement: the pictures are small files and need no optimization. */}
            <img
              src={`/for-instructors/${step}.webp`}
              alt={t(`steps.${step}.picture`)}
              width={1280}
              height={800}
              loading={index === 0 ? 'eager' : 'lazy'}
              decoding="async"
              className="h-auto w-full rounded-xl border border-border"
            />
          </li>
        ))}
      </ol>
      <h2 className="mt-16 mb-5 font-bold text-2xl tracking-tight">{t('goodToKnow')}</h2>
      <dl className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {NOTES.map((note) => (
          <div key={note}>
            <dt className="font-semibold">{t(`notes.${note}.name`)}</dt>
            <dd className="max-w-measure text-muted-foreground">
              {t(`notes.${note}.text`, { places: MOST_PLACES, classes: MOST_CLASSES })}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
