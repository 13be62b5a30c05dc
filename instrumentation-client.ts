import { surviveTranslation } from '@/lib/browser/page/translated-text';
import { installTrustedTypes } from '@/lib/browser/page/trusted-types';
import { deliverPendingSignOuts } from '@/lib/browser/session/deliver-pending-sign-outs';

/** Next runs this before anything else of the page, and before it loads a first chunk by its address. */
installTrustedTypes();
surviveTranslation();
deliverPendingSignOuts();
