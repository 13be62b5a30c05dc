import { useTranslations } from '#texts';
import { cn } from '@/components/ui/cn';

interface ReasonSwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Switch built from a button. In an input, digit keys would not choose an option. */
export function ReasonSwitch({ isOn, onChange }: ReasonSwitchProps) {
  const t = useTranslations('mock');
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      onClick={() => onChange(!isOn)}
      className="inline-flex min-h-11 items-center gap-3 rounded-lg text-left font-medium focus-visible:outline-3 focus-visible:outline-offset-2 focus-visible:outline-ring"
    >
      <span
        aria-hidden
        className={cn(
          'flex h-7 w-12 shrink-0 items-center rounded-full border px-1',
          isOn ? 'justify-end border-primary bg-primary' : 'border-border-strong bg-muted',
        )}
      >
        <span className={cn('size-5 rounded-full', isOn ? 'bg-primary-foreground' : 'bg-border-strong')} />
      </span>
      {t('showTheReasonAfterEach')}
    </button>
  );
}
