import { useTranslations } from '#texts';

/** One thing stored in the browser: its name, the kind of storage, its purpose, and when it is deleted. */
export type StoredItem = readonly [name: string, where: string, what: string, until: string];

/** List of what is stored. Not a table, because four columns do not fit a phone. */
export function StoredList({ items }: { items: readonly StoredItem[] }) {
  const t = useTranslations('legal');
  return (
    <ul className="mt-4! list-none! divide-y divide-border rounded-xl border border-border bg-card pl-0!">
      {items.map(([name, where, what, until]) => (
        <li key={name} className="mt-0! grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[13rem_1fr]">
          <div>
            <h3 className="mt-0! wrap-break-word font-semibold text-base">{name}</h3>
            <p className="mt-0! text-muted-foreground">{where}</p>
          </div>
          <div>
            <p className="mt-0!">{what}</p>
            <p className="mt-0! text-muted-foreground">{t('keptUntil', { until })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
