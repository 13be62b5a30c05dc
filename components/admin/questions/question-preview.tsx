'use client';

import { useState } from 'react';
import { PlainReasons } from '@/components/attempt/plain-reasons';
import { QuestionCard } from '@/components/attempt/question-card';
import { Reveal } from '@/components/attempt/reveal';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { QuestionView } from '@/lib/bank/contract';

/** Preview of a question, rendered with the components of practice. */
export function QuestionPreview({ question, onClose }: { question: QuestionView; onClose: () => void }) {
  const [chosenIds, setChosenIds] = useState<number[]>([]);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const again = () => {
    setChosenIds([]);
    setIsSubmitted(false);
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Preview" description="As a technician sees it in practice." className="max-w-2xl!">
        <QuestionCard
          question={question}
          chosenIds={chosenIds}
          isRevealed={isSubmitted}
          isLocked={isSubmitted}
          onChoose={setChosenIds}
        />
        {isSubmitted ? (
          <Reveal question={question} chosenIds={chosenIds} isNew>
            <PlainReasons question={question} chosenIds={chosenIds} />
          </Reveal>
        ) : null}
        <div className="mt-5">
          {isSubmitted ? (
            <Button variant="outline" onClick={again}>
              Try again
            </Button>
          ) : (
            <Button variant="accent" disabled={chosenIds.length === 0} onClick={() => setIsSubmitted(true)}>
              Submit Answer
            </Button>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}
