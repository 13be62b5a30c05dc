import { readLetterCode } from '@/lib/kernel/letter-code';
import { z } from '@/lib/kernel/schema';

/** The same shape as `tokenPair` in `lib/auth/contract.ts`. */
const tokenPair = z.object({ accessToken: z.string(), refreshToken: z.string() });

const NO_CODE = 'Enter the ten letters of the code';

const codeField = z
  .string(NO_CODE)
  .max(64, NO_CODE)
  .transform((typed, context) => {
    const code = readLetterCode(typed);
    if (code !== null) return code;
    context.addIssue({ code: 'custom', message: NO_CODE });
    return z.NEVER;
  });

export const makeTransferCode = {
  summary: 'Create a one-time code that opens this device account on another device; the earlier code becomes void',
  data: z.object({
    /** Ten letters. */
    code: z.string(),
    /** Address of the page that redeems the code, for a QR code that the other phone scans. */
    link: z.string(),
    expiresAt: z.string(),
  }),
};

export const redeemTransferCode = {
  summary: 'Sign in with a carry code, once',
  body: z.strictObject({ code: codeField }),
  data: tokenPair,
};
