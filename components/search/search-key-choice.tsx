'use client';

import { useEffect, useId, useState } from 'react';
import { useTranslations } from '#texts';
import { Checkbox } from '@/components/ui/checkbox';
import { searchKey } from '@/lib/browser/page/search-key';

/** Setting for the search shortcut key, shown on devices with a keyboard. */
export function SearchKeyChoice() {
  const t = useTranslations('search');
  const id = useId();
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(searchKey.isOn()), []);
  const choose = (on: boolean) => {
    searchKey.set(on);
    setIsOn(on);
  };
  return (
    <p className="mt-10 flex items-center gap-3 pointer-coarse:hidden">
      <Checkbox id={id} checked={isOn} onChange={({ target }) => choose(target.checked)} />
      <label htmlFor={id}>{t.rich('shortcut', { kbd: (chunks) => <kbd>{chunks}</kbd> })}</label>
    </p>
  );
}
