'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { cn } from '@/components/ui/cn';
import type { ProfileEditor } from './use-profile-editor';

type CardName = 'personal' | 'address';

interface EditorCardProps {
  /** Card whose title and button have the texts `NAME.title` and `NAME.edit`. */
  name: CardName;
  editor: ProfileEditor;
  /** Text that a phone shows instead of the fields until the user presses Edit. */
  summary?: string;
  children: ReactNode;
}

const FIRST_FIELD = 'input:not([readonly]), select:not([disabled])';

/** Card with fields. Both profile cards share one edit mode and its buttons; Enter saves. */
export function EditorCard({ name, editor, summary, children }: EditorCardProps) {
  const t = useTranslations('profile');
  const form = useFocusThroughModes(editor.isEditing);
  return (
    <Card>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (editor.isEditing) editor.save(event);
        }}
      >
        <CardHeader className="flex-row! flex-wrap items-center justify-between gap-3!">
          <CardTitle>{t(`${name}.title`)}</CardTitle>
          <EditorButtons name={name} editor={editor} />
        </CardHeader>
        {summary && !editor.isEditing ? <CardContent className="sm:hidden">{summary}</CardContent> : null}
        <CardContent
          className={cn('grid grid-cols-1 gap-4 sm:grid-cols-2', summary && !editor.isEditing && 'max-sm:hidden')}
        >
          {children}
        </CardContent>
      </form>
    </Card>
  );
}

/**
 * Moves the focus when the edit mode changes, because the pressed button disappears: to the first field, and after
 * editing to the Edit button. Acts only in the card that had the focus.
 */
function useFocusThroughModes(isEditing: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const wasEditing = useRef(isEditing);
  const hadFocus = useRef(false);
  useEffect(() => {
    const remember = () => {
      hadFocus.current = form.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    if (!hadFocus.current) return;
    form.current?.querySelector<HTMLElement>(isEditing ? FIRST_FIELD : 'button')?.focus();
  }, [isEditing]);
  return form;
}

function EditorButtons({ name, editor }: { name: CardName; editor: ProfileEditor }) {
  const t = useTranslations('profile');
  if (!editor.isEditing) {
    return (
      <Button type="button" variant="outline" aria-label={t(`${name}.edit`)} onClick={editor.edit}>
        {t('edit')}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" disabled={editor.isSaving}>
        {editor.isSaving ? t('saving') : t('saveChanges')}
      </Button>
      <Button type="button" variant="outline" disabled={editor.isSaving} onClick={editor.cancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
