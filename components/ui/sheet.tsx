'use client';

import { X } from 'lucide-react';
import * as Primitive from 'radix-ui/dialog';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from '#texts';
import { CloseOnBack } from './close-on-back';
import { cn } from './cn';

export const Sheet = Primitive.Root;
export const SheetTrigger = Primitive.Trigger;

const SIDES = {
  right: 'inset-y-0 right-0 w-[min(22rem,88vw)] animate-from-right border-l',
  left: 'inset-y-0 left-0 w-[min(22rem,88vw)] animate-from-left border-r',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] animate-from-bottom rounded-t-2xl border-t',
};

interface SheetContentProps {
  title: ReactNode;
  side?: keyof typeof SIDES;
  className?: string;
  children: ReactNode;
}

/** Panel that slides in over the page. It holds filters and menus on small screens. */
export function SheetContent({ title, side = 'right', className, children }: SheetContentProps) {
  const t = useTranslations('site');
  const closeButton = useRef<HTMLButtonElement>(null);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-black/55" />
      <Primitive.Content
        aria-describedby={undefined}
        className={cn(
          'fixed z-50 flex flex-col overflow-y-auto border-border bg-card p-5 text-card-foreground shadow-overlay focus:outline-none',
          SIDES[side],
          className,
        )}
      >
        <div className="mb-4 flex items-center justify-between gap-3">
          <Primitive.Title className="font-semibold text-lg">{title}</Primitive.Title>
          <CloseOnBack button={closeButton} />
          <Primitive.Close
            ref={closeButton}
            aria-label={t('close')}
            className="-mr-2 inline-flex size-11 items-center justify-center rounded-lg hover:bg-muted"
          >
            <X aria-hidden className="size-5" />
          </Primitive.Close>
        </div>
        {children}
      </Primitive.Content>
    </Primitive.Portal>
  );
}
