'use client';

import { ShareButton } from '@/components/ui/share-button';
import { PRODUCT_NAME } from '@/lib/kernel/product';
import { listNames } from '@/lib/kernel/words';
import { drawPassedCard } from './passed-card';

/**
 * Offers to share a picture of the passed sections, with an invitation for coworkers. The picture stays on the device
 * until it is shared.
 */
export function PassedShare({ sections }: { sections: readonly string[] }) {
  const names = listNames(sections);
  const prepare = async () => {
    const { host, origin } = location;
    const words = {
      title: 'I passed',
      text: `I passed EPA 608 ${names}. Study for it free with ${PRODUCT_NAME}:`,
      url: origin,
    };
    const picture = await drawPassedCard({ sections: names, host }).catch(() => null);
    return picture ? { ...words, files: [picture] } : words;
  };
  return (
    <div className="mt-4 flex flex-col gap-2">
      <p>Congratulations! Tell your crew, and invite them to study too.</p>
      <ShareButton label="Share “I passed”" prepare={prepare} />
    </div>
  );
}
