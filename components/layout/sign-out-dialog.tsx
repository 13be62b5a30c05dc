'use client';

import { useState } from 'react';
import { useTranslations } from '#texts';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { AnsweredTest } from '@/lib/browser/session/sign-out';

/** Keys of the dialog's description, by the kind of test in progress. */
const DESCRIPTIONS = {
  practice: 'keepPractice',
  favorites: 'keepPractice',
  exam: 'keepExam',
  elsewhere: 'keepElsewhere',
} as const satisfies Record<AnsweredTest, string>;

interface SignOutDialogProps {
  test: AnsweredTest;
  onLeave: (uncompleted: 'keep' | 'delete') => Promise<void>;
  onClose: () => void;
}

export function SignOutDialog({ test, onLeave, onClose }: SignOutDialogProps) {
  const t = useTranslations('site');
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = (uncompleted: 'keep' | 'delete') => {
    setIsLeaving(true);
    void onLeave(uncompleted);
  };
  return (
    <Dialog open onOpenChange={isLeaving ? undefined : onClose}>
      <DialogContent title={t('youHaveATestIn')} description={t(DESCRIPTIONS[test])} locked={isLeaving}>
        <div className="flex flex-col gap-3">
          <Button inactive={isLeaving} onClick={() => leave('keep')}>
            {isLeaving ? t('signingOut') : t('keepTheTestAndSign')}
          </Button>
          {/* An exam in progress cannot be deleted, because the learner could then restart it with full time. */}
          {test === 'exam' ? null : (
            <Button variant="destructive" inactive={isLeaving} onClick={() => leave('delete')}>
              {t('deleteTheTestAndSign')}
            </Button>
          )}
          <Button variant="outline" inactive={isLeaving} onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
