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

export function RegisterPrompt({ label = 'Create a free account' }: { label?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        variant="accent"
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
