import { surviveTranslation } from '@/lib/browser/page/translated-text';
import { installTrustedTypes } from '@/lib/browser/page/trusted-types';
import { deliverPendingSignOuts } from '@/lib/browser/session/deliver-pending-sign-outs';

/** Next runs this file before the page's other code and before the page loads its first chunk by URL. */
installTrustedTypes();
surviveTranslation();
deliverPendingSignOuts();
