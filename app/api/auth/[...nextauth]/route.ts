import { handleNextAuth } from '@/lib/auth/providers/adapter';

export const GET = handleNextAuth;
export const POST = handleNextAuth;
