'use client';

import { useRouter } from 'next/navigation';
import { signOut } from '@/lib/browser/sign-out';

export function useSignOut(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    await signOut();
    router.push('/');
  };
}
