'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useFormStatus } from '@/components/admin/use-form-status';
import { CREATED_SHOWN_MS } from '@/components/layout/toasts';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import type { QuestionBody } from '@/lib/bank/editing/contract';
import { createQuestion } from '@/lib/bank/editing/endpoints';
import { call } from '@/lib/browser/api/call';
import { newQuestion, type QuestionFields } from './question-fields';
import { QuestionForm } from './question-form';
import type { QuestionMetadata } from './question-metadata';

export function AddQuestion({ metadata }: { metadata: QuestionMetadata }) {
  const client = useQueryClient();
  const { status, fail, succeed } = useFormStatus();
  const create = async (fields: QuestionBody): Promise<QuestionFields | null> => {
    try {
      await call(createQuestion, { body: fields });
    } catch (error) {
      fail(error, 'Failed to create question');
      return null;
    }
    succeed({ message: 'Question created successfully', shownMs: CREATED_SHOWN_MS });
    await client.invalidateQueries({ queryKey: ['admin'] });
    // Keeps the section and topic, because the next question most likely has the same.
    return newQuestion({ sectionId: fields.sectionId, topic: fields.topic ?? '' });
  };
  return (
    <Card className="max-w-3xl">
      <CardHeader>
        <CardTitle>Add question</CardTitle>
      </CardHeader>
      <CardContent>
        <QuestionForm
          isNew
          draft="new-question"
          initial={newQuestion({ sectionId: 0, topic: '' })}
          metadata={metadata}
          status={status}
          submitLabel="Add question"
          onSubmit={create}
        />
      </CardContent>
    </Card>
  );
}
