import { useTranslations } from '#texts';
import { CylinderArt } from './art/cylinder-art';
import { FreeTestLink } from './free-test-link';
import { RegisterButton } from './register-button';

const PRESS =
  'min-h-13 items-center text-center justify-center rounded-lg bg-accent px-7 font-semibold text-accent-foreground text-lg hover:bg-accent-hover';

export function CallToAction() {
  const t = useTranslations('landing');
  return (
    <section aria-labelledby="start-title" className="mx-auto max-w-6xl px-4 pb-16 sm:pb-24">
      <div className="on-deep flex items-center gap-8 overflow-hidden rounded-3xl bg-deep px-6 py-10 text-foreground sm:px-12 sm:py-12">
        <div className="flex-1">
          <h2 id="start-title" className="text-balance font-bold text-3xl tracking-tight sm:text-4xl">
            {t('fillUpToTheLine')}
          </h2>
          <p className="mt-3 max-w-measure text-lg text-muted-foreground">{t('aFreeAccountKeepsYour')}</p>
          <div className="mt-6 flex flex-wrap items-center gap-3 member:hidden">
            <RegisterButton className={`${PRESS} inline-flex`}>{t('createAFreeAccount')}</RegisterButton>
          </div>
          <div className="mt-6 hidden member:block">
            <FreeTestLink className={PRESS}>{t('goToTests')}</FreeTestLink>
          </div>
        </div>
        <CylinderArt className="-mb-20 hidden h-72 w-44 shrink-0 md:block" />
      </div>
    </section>
  );
}
