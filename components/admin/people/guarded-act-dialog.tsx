'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { OwnPassword } from '@/components/auth/own-password';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { call } from '@/lib/browser/api/call';
import { findErrorText } from '@/lib/browser/api/error-text';
import type { PersonView } from '@/lib/people/contract';
import { changeAdmin, lockPerson } from '@/lib/people/endpoints';

export type GuardedAct = 'grant' | 'revoke' | 'lock';

interface Wording {
  title: (name: string) => string;
  description: string;
  confirm: string;
  done: (name: string) => string;
}

const WORDINGS: Record<GuardedAct, Wording> = {
  grant: {
    title: (name) => `Make ${name} an admin?`,
    description: 'Admins see every question with its key, change the bank, and see who uses the product.',
    confirm: 'Make an admin',
    done: (name) => `${name} is an admin now.`,
  },
  revoke: {
    title: (name) => `Remove the admin role from ${name}?`,
    description: 'They lose access to the Admin Panel and the Analytics Dashboard at once, and keep their account.',
    confirm: 'Remove the role',
    done: (name) => `${name} is no longer an admin.`,
  },
  lock: {
    title: (name) => `Lock ${name}?`,
    description: "They're signed out everywhere and can't sign in until an admin unlocks them. Nothing is erased.",
    confirm: 'Lock the account',
    done: (name) => `${name} is locked.`,
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
  const [problem, setProblem] = useState<string | null>(null);
  const wording = WORDINGS[act];
  const params = { id: person.id };
  const name = person.email || person.fullName;
  const run = useMutation({
    mutationFn: async () => {
      if (act === 'lock') await call(lockPerson, { params, body: { password } });
      else await call(changeAdmin, { params, body: { isAdmin: act === 'grant', password } });
    },
    onMutate: () => setProblem(null),
    onSuccess: () => {
      onClose();
      return onDone(wording.done(name));
    },
  });
  const error = problem ?? findErrorText(run.error, "That didn't work. Try again.");
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      destructive={act !== 'grant'}
      pending={run.isPending}
      title={wording.title(name)}
      description={wording.description}
      confirmLabel={wording.confirm}
      onConfirm={() => (password === '' ? setProblem('Please enter your password') : run.mutate())}
    >
      <OwnPassword label="Your own password" password={password} onChange={setPassword} error={error} />
    </ConfirmDialog>
  );
}
