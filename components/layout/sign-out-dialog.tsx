'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import type { AnsweredTest } from '@/lib/browser/session/sign-out';

const PRACTICE = 'Keep it to continue when you sign in again on this device. Deleting it also deletes its answers.';
const DESCRIPTIONS: Record<AnsweredTest, string> = {
  practice: PRACTICE,
  favorites: PRACTICE,
  exam: 'Your answers are saved and the time keeps running. Sign in again on this device to go on.',
  elsewhere: 'Its answers are saved in your account. If you delete it, they are gone.',
};

interface SignOutDialogProps {
  test: AnsweredTest;
  onLeave: (uncompleted: 'keep' | 'delete') => Promise<void>;
  onClose: () => void;
}

export function SignOutDialog({ test, onLeave, onClose }: SignOutDialogProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = (uncompleted: 'keep' | 'delete') => {
    setIsLeaving(true);
    void onLeave(uncompleted);
  };
  return (
    <Dialog open onOpenChange={isLeaving ? undefined : onClose}>
      <DialogContent title="You have a test in progress" description={DESCRIPTIONS[test]} locked={isLeaving}>
        <div className="flex flex-col gap-3">
          <Button inactive={isLeaving} onClick={() => leave('keep')}>
            {isLeaving ? 'Signing out…' : 'Keep the test and sign out'}
          </Button>
          {/* An exam in progress cannot be deleted, because the learner could then restart it with full time. */}
          {test === 'exam' ? null : (
            <Button variant="destructive" inactive={isLeaving} onClick={() => leave('delete')}>
              Delete the test and sign out
            </Button>
          )}
          <Button variant="outline" inactive={isLeaving} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
