'use client';

import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useTranslations } from '#texts';
import { CloseOnBack } from './close-on-back';
import { cn } from './cn';
import { useFocusReturn } from './use-focus-return';

export const Dialog = Primitive.Root;
export const DialogTrigger = Primitive.Trigger;

interface DialogContentProps extends Omit<ComponentProps<typeof Primitive.Content>, 'title'> {
  title: ReactNode;
  description?: ReactNode;
  /** Keeps the dialog open: disables its close button, Escape and clicks outside. */
  locked?: boolean;
}

export function DialogContent({
  title,
  description,
  locked = false,
  className,
  children,
  ...props
}: DialogContentProps) {
  const t = useTranslations('site');
  const focusReturn = useFocusReturn();
  const closeButton = useRef<HTMLButtonElement>(null);
  const hold = (event: Event) => {
    if (locked) event.preventDefault();
  };
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-black/55" />
      <Primitive.Content
        {...focusReturn}
        onEscapeKeyDown={hold}
        onInteractOutside={hold}
        {...(description ? {} : { 'aria-describedby': undefined })}
        className={cn(
          'fixed top-1/2 left-1/2 animate-rise z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-2xl border border-border bg-card p-6 text-card-foreground shadow-overlay focus:outline-none',
          className,
        )}
        {...props}
      >
        <Primitive.Title className="pr-10 font-semibold text-xl leading-snug">{title}</Primitive.Title>
        {description ? (
          <Primitive.Description className="mt-1 text-muted-foreground">{description}</Primitive.Description>
        ) : null}
        <div className="mt-5">{children}</div>
        <CloseOnBack button={closeButton} />
        <Primitive.Close
          ref={closeButton}
          disabled={locked}
          aria-label={t('close')}
          className="absolute top-3.5 right-3.5 inline-flex size-11 items-center justify-center rounded-lg hover:bg-muted focus-visible:outline-3 focus-visible:outline-ring disabled:opacity-40"
        >
          <X aria-hidden className="size-5" />
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
