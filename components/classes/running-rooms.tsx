import Link from 'next/link';
import { usePaths, useTranslations } from '#texts';
import { ROOM_PAGE } from '@/lib/classes/rules';

/**
 * Shows a line on Today for each class with a live round in progress. A server component, so that it adds no script.
 */
export function RunningRooms({ rooms }: { rooms: readonly { id: string; name: string }[] }) {
  const t = useTranslations('notices');
  const toPath = usePaths();
  return (
    <ul className="mb-6 flex flex-col gap-2">
      {rooms.map(({ id, name }) => (
        <li key={id} className="wrap-anywhere rounded-xl border border-primary bg-card p-4">
          {t.rich('roomRunning', {
            name,
            strong: (chunks) => <span className="font-semibold">{chunks}</span>,
            link: (chunks) => (
              <Link
                href={toPath(`${ROOM_PAGE}?id=${id}`)}
                prefetch={false}
                aria-label={t('joinRoom', { name })}
                className="-my-2.5 inline-block py-2.5 font-semibold text-primary underline underline-offset-4"
              >
                {chunks}
              </Link>
            ),
          })}
        </li>
      ))}
    </ul>
  );
}
