import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl/react';
import { LOCALES } from '@/lib/kernel/language';
import { SOURCES } from './sources';

/** Gives components all English texts in a unit test. */
export const inEnglish = (child: ReactNode) => (
  <IntlProvider locale={LOCALES.en} messages={SOURCES.en} timeZone="UTC">
    {child}
  </IntlProvider>
);

/** Returns the value of a hook that has all English texts, in a unit test. */
export function runInEnglish<Value>(useValue: () => Value): Value {
  const values: Value[] = [];
  renderToStaticMarkup(inEnglish(<HookRunner useValue={useValue} onValue={(value) => values.push(value as Value)} />));
  return values[0] as Value;
}

function HookRunner({ useValue, onValue }: { useValue: () => unknown; onValue: (value: unknown) => void }) {
  onValue(useValue());
  return null;
}
