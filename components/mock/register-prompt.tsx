'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

// Loaded when it is first opened: most visitors answer questions before they think of an account.
const RegisterDialog = dynamic(
  () => import('@/components/auth/register-dialog').then((module) => module.RegisterDialog),
  {
    ssr: false,
  },
);

interface RegisterPromptProps {
  label?: string;
  /** `outline` beside another button that calls louder. */
  variant?: 'accent' | 'outline';
}

export function RegisterPrompt({ label = 'Create a free account', variant = 'accent' }: RegisterPromptProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        variant={variant}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        {label}
      </Button>
      {wasOpened ? <RegisterDialog open={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  );
}
