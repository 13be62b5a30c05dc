'use client';

import { usePaths, useTranslations } from '#texts';
import { useListNames } from '@/components/messages/use-formats';
import { ShareButton } from '@/components/ui/share-button';
import { PRODUCT_NAME } from '@/lib/kernel/product';
import { drawPassedCard } from './passed-card';

/**
 * Offers to share a picture of the passed sections, with an invitation for coworkers. The picture stays on the device
 * until it is shared.
 */
export function PassedShare({ sections }: { sections: readonly string[] }) {
  const t = useTranslations('outcomes');
  const page = usePaths()('/');
  const names = useListNames()(sections);
  const prepare = async () => {
    const { host, origin } = location;
    const words = {
      title: t('iPassed'),
      text: t('iPassedSections', { names, product: PRODUCT_NAME }),
      url: page === '/' ? origin : `${origin}${page}`,
    };
    const picture = await drawPassedCard({
      title: t('iPassed'),
      sections: names,
      invitation: t('studiedWith', { product: PRODUCT_NAME, host }),
    }).catch(() => null);
    return picture ? { ...words, files: [picture] } : words;
  };
  return (
    <div className="mt-4 flex flex-col gap-2">
      <p>{t('congratulations')}</p>
      <ShareButton label={t('shareIPassed')} prepare={prepare} />
    </div>
  );
}
