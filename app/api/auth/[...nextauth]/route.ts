import { handleNextAuth } from '@/lib/session/google';

export const GET = handleNextAuth;
export const POST = handleNextAuth;
