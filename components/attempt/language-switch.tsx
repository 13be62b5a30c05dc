import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/cn';
import type { Translation } from './use-translation';

interface LanguageSwitchProps {
  translation: Translation;
  className?: string;
}

/** Button that shows a question in Spanish, and in English again. Its label is in the language to which it switches. */
export function LanguageSwitch({ translation, className }: LanguageSwitchProps) {
  const { language, isLoading, failure, toggle } = translation;
  return (
    <div className={cn('flex flex-wrap-reverse items-center gap-x-3', className)}>
      {failure ? (
        <p role="alert" className="text-error-foreground">
          {failure}
        </p>
      ) : null}
      <Button variant="ghost" size="sm" lang={language ? undefined : 'es'} inactive={isLoading} onClick={toggle}>
        {language ? 'In English' : 'En español'}
      </Button>
    </div>
  );
}
