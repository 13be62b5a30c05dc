import type { ProviderRefusal } from '@/lib/auth/providers/rules';

type Failure = ProviderRefusal | 'canceled' | 'OAuthSignin';

/** Error texts for a failed sign-in with a provider, with the next step. */
const SENTENCES: Record<Failure, string> = {
  canceled: 'You went back before the sign-in was finished. Nothing has changed here.',
  OAuthSignin: "The sign-in service doesn't answer. Try again in a few minutes.",
  'no-email':
    "The service that you signed in with didn't share your email address, and we need one. Ask its help desk to add yours, or sign up here with your email address.",
  unconfirmed:
    "The service that you signed in with hasn't confirmed your email address. Ask its help desk to confirm it, or sign up here with your email address.",
  'other-domain': 'You signed in with an address outside your school. Choose your school account instead.',
  locked: 'This account is locked. Write to us if you think that is a mistake.',
  admin: 'Admins sign in with email address and password.',
  failed:
    'The sign-in was not finished: it took too long, was started in another window, or the service stopped answering. Try again.',
};

/** Returns the error text for the reason in the URL. */
export const failureSentence = (reason: string): string =>
  SENTENCES[Object.hasOwn(SENTENCES, reason) ? (reason as Failure) : 'failed'];
