import { makeUpForSignOuts } from '@/lib/browser/make-up-for-sign-outs';
import { installTrustedTypes } from '@/lib/browser/trusted-types';

/** Next runs this before anything else of the page, and before it loads a first chunk by its address. */
installTrustedTypes();
makeUpForSignOuts();
