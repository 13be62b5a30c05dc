'use client';

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from '#texts';
import { Input } from '@/components/ui/input';

/** Password field with a button that reveals it. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const t = useTranslations('auth');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input {...props} type={isShown ? 'text' : 'password'} className="pr-13" />
      <button
        type="button"
        aria-label={isShown ? t('hidePassword') : t('showPassword')}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute inset-y-0 right-0 inline-flex w-12 items-center justify-center rounded-lg text-muted-foreground hover:text-foreground focus-visible:outline-3 focus-visible:outline-ring"
      >
        <Icon aria-hidden className="size-5" />
      </button>
    </span>
  );
}
