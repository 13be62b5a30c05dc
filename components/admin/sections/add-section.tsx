'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useFormStatus } from '@/components/admin/use-form-status';
import { CREATED_SHOWN_MS } from '@/components/layout/toasts';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import type { SectionFields } from '@/lib/bank/sections/contract';
import { createSection } from '@/lib/bank/sections/endpoints';
import { call } from '@/lib/browser/api/call';
import { SectionForm } from './section-form';

const EMPTY: SectionFields = { name: '', description: '' };

export function AddSection() {
  const client = useQueryClient();
  const { status, refuse, fail, succeed } = useFormStatus();
  const create = async (fields: SectionFields): Promise<boolean> => {
    try {
      await call(createSection, { body: fields });
    } catch (error) {
      fail(error, 'Failed to create section');
      return false;
    }
    succeed({ message: 'Section created successfully', shownMs: CREATED_SHOWN_MS });
    await client.invalidateQueries({ queryKey: ['admin'] });
    return true;
  };
  return (
    <Card className="max-w-2xl">
      <CardHeader>
        <CardTitle>Add section</CardTitle>
      </CardHeader>
      <CardContent>
        <SectionForm initial={EMPTY} status={status} submitLabel="Add section" onSubmit={create} onRefused={refuse} />
      </CardContent>
    </Card>
  );
}
