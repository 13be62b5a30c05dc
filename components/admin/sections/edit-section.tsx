'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { EditorDialog } from '@/components/admin/editor-dialog';
import { useFormStatus } from '@/components/admin/use-form-status';
import { EDITED_SHOWN_MS } from '@/components/layout/toasts';
import type { AdminSectionView, SectionFields } from '@/lib/bank/sections/contract';
import { updateSection } from '@/lib/bank/sections/endpoints';
import { call } from '@/lib/browser/api/call';
import { SectionForm } from './section-form';

interface EditSectionProps {
  section: AdminSectionView;
  onClose: () => void;
}

export function EditSection({ section, onClose }: EditSectionProps) {
  const client = useQueryClient();
  const [isDirty, setIsDirty] = useState(false);
  const { status, refuse, fail, succeed } = useFormStatus();
  const save = async (fields: SectionFields): Promise<boolean> => {
    try {
      await call(updateSection, { params: { id: section.id }, body: { ...fields, seenUpdatedAt: section.updatedAt } });
    } catch (error) {
      fail(error, 'Failed to update section');
      // Loads the other admin's version into the list behind this dialog after a conflict.
      await client.invalidateQueries({ queryKey: ['admin'] });
      return false;
    }
    setIsDirty(false);
    succeed({ message: 'Section updated successfully', shownMs: EDITED_SHOWN_MS, onceSeen: onClose });
    await client.invalidateQueries({ queryKey: ['admin'] });
    return false;
  };
  return (
    <EditorDialog title="Edit section" thing="section" isDirty={isDirty} className="max-w-xl!" onClose={onClose}>
      <SectionForm
        initial={{ name: section.name, description: section.description }}
        status={status}
        submitLabel="Save section"
        onSubmit={save}
        onRefused={refuse}
        onDirty={setIsDirty}
      />
    </EditorDialog>
  );
}
