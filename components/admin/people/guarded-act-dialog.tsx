'use client';

import { useState } from 'react';
import { OwnPassword } from '@/components/auth/own-password';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { call } from '@/lib/browser/api/call';
import { errorText } from '@/lib/browser/api/error-text';
import type { PersonView } from '@/lib/people/contract';
import { changeAdmin, lockPerson } from '@/lib/people/endpoints';

export type GuardedAct = 'grant' | 'revoke' | 'lock';

interface Wording {
  title: (email: string) => string;
  description: string;
  confirm: string;
  done: (email: string) => string;
}

const WORDINGS: Record<GuardedAct, Wording> = {
  grant: {
    title: (email) => `Make ${email} an admin?`,
    description: 'Admins see every question with its key, change the bank, and see who uses the product.',
    confirm: 'Make an admin',
    done: (email) => `${email} is an admin now.`,
  },
  revoke: {
    title: (email) => `Remove the admin role from ${email}?`,
    description: 'They lose access to the Admin Panel and the Analytics Dashboard at once, and keep their account.',
    confirm: 'Remove the role',
    done: (email) => `${email} is no longer an admin.`,
  },
  lock: {
    title: (email) => `Lock ${email}?`,
    description: "They're signed out everywhere and can't sign in until an admin unlocks them. Nothing is erased.",
    confirm: 'Lock the account',
    done: (email) => `${email} is locked.`,
  },
};

interface GuardedActDialogProps {
  act: GuardedAct;
  person: PersonView;
  onClose: () => void;
  onDone: (message: string) => Promise<void>;
}

/** Asks for the acting admin's password, so that nobody can use a screen that was left open. */
export function GuardedActDialog({ act, person, onClose, onDone }: GuardedActDialogProps) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const wording = WORDINGS[act];
  const params = { id: person.id };
  const confirm = async () => {
    if (password === '') return setError('Please enter your password');
    setIsPending(true);
    setError(null);
    try {
      if (act === 'lock') await call(lockPerson, { params, body: { password } });
      else await call(changeAdmin, { params, body: { isAdmin: act === 'grant', password } });
    } catch (failed) {
      setError(errorText(failed, "That didn't work. Try again."));
      setIsPending(false);
      return;
    }
    onClose();
    await onDone(wording.done(person.email));
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      destructive={act !== 'grant'}
      pending={isPending}
      title={wording.title(person.email)}
      description={wording.description}
      confirmLabel={wording.confirm}
      onConfirm={() => void confirm()}
    >
      <OwnPassword label="Your own password" password={password} onChange={setPassword} error={error} />
    </ConfirmDialog>
  );
}
