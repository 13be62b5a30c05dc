import { useLanguage } from '#texts';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { Translation } from './use-question-translations';

const LABELS = { en: 'In English', es: 'En español' } as const;

interface LanguageSwitchProps {
  translation: Translation;
  className?: string;
}

/** Button that switches a question between English and Spanish. Its label is in the language to which it switches. */
export function LanguageSwitch({ translation, className }: LanguageSwitchProps) {
  const page = useLanguage();
  const { isOn, isLoading, failure, toggle } = translation;
  const next = isOn ? 'en' : 'es';
  return (
    <div className={cn('flex flex-wrap-reverse items-center gap-x-3', className)}>
      {failure ? (
        <p role="status" className="text-muted-foreground">
          {failure}
        </p>
      ) : null}
      <Button variant="ghost" size="sm" lang={next === page ? undefined : next} inactive={isLoading} onClick={toggle}>
        {LABELS[next]}
      </Button>
    </div>
  );
}
