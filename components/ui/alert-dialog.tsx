'use client';

import * as Primitive from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { useTranslations } from '#texts';
import { buttonVariants } from './button-variants';
import { useFocusReturn } from './use-focus-return';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** Consequence of the action, and whether it can be undone. */
  description: ReactNode;
  /** Name of the action: "Delete section", not "OK". */
  confirmLabel: ReactNode;
  cancelLabel?: ReactNode;
  destructive?: boolean;
  /** True while the action runs. Disables all buttons. */
  pending?: boolean;
  /** True while required input, such as a reason, is missing. Blocks only the confirmation, not Cancel or Escape. */
  blocked?: boolean;
  onConfirm: () => void;
  /** Fields between the description and the buttons, such as a password. */
  children?: ReactNode;
}

/**
 * Asks for confirmation before an action that cannot be undone. Stays open until the caller closes it with
 * `onOpenChange(false)`, so that it can show an error.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel, children } = props;
  const { destructive = false, pending = false, blocked = false, onConfirm } = props;
  const t = useTranslations('site');
  const focusReturn = useFocusReturn();
  return (
    <Primitive.Root open={open} onOpenChange={(next) => (pending ? undefined : onOpenChange(next))}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-50 animate-fade bg-black/55" />
        <Primitive.Content
          {...focusReturn}
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-2xl border border-border bg-card p-6 text-card-foreground shadow-overlay focus:outline-none"
        >
          <Primitive.Title className="font-semibold text-xl leading-snug">{title}</Primitive.Title>
          <Primitive.Description className="mt-2 text-muted-foreground">{description}</Primitive.Description>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              // React events bubble through portals, here to a form around the button that opened the dialog.
              event.stopPropagation();
              if (!pending && !blocked) onConfirm();
            }}
          >
            {children ? <div className="mt-4">{children}</div> : null}
            <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              {/* Inactive instead of disabled: a disabled button loses the focus. */}
              <Primitive.Cancel
                type="button"
                aria-disabled={pending}
                className={buttonVariants({ variant: 'outline' })}
              >
                {cancelLabel ?? t('cancel')}
              </Primitive.Cancel>
              <button
                type="submit"
                aria-disabled={pending || blocked}
                className={buttonVariants({ variant: destructive ? 'destructive' : 'default' })}
              >
                {confirmLabel}
              </button>
            </div>
          </form>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
