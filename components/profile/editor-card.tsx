'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import type { ProfileEditor } from './use-profile-editor';

interface EditorCardProps {
  title: string;
  editor: ProfileEditor;
  children: ReactNode;
}

/** A card of fields with the buttons of the edit mode that both cards share; Enter saves. */
export function EditorCard({ title, editor, children }: EditorCardProps) {
  return (
    <Card>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (editor.isEditing) void editor.save();
        }}
      >
        <CardHeader className="flex-row! flex-wrap items-center justify-between gap-3!">
          <CardTitle>{title}</CardTitle>
          <EditorButtons title={title} editor={editor} />
        </CardHeader>
        <CardContent className="grid gap-4 sm:grid-cols-2">{children}</CardContent>
      </form>
    </Card>
  );
}

function EditorButtons({ title, editor }: { title: string; editor: ProfileEditor }) {
  if (!editor.isEditing) {
    return (
      <Button type="button" variant="outline" aria-label={`Edit ${title.toLowerCase()}`} onClick={editor.edit}>
        Edit
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="submit" disabled={editor.isSaving}>
        {editor.isSaving ? 'Saving…' : 'Save Changes'}
      </Button>
      <Button type="button" variant="outline" disabled={editor.isSaving} onClick={editor.cancel}>
        Cancel
      </Button>
    </div>
  );
}
