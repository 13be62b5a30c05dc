import Link from 'next/link';
import { ROOM_PAGE } from '@/lib/classes/rules';

/**
 * Shows a line on Today for each class with a live round in progress. A server component, so that it adds no script.
 */
export const RunningRooms = ({ rooms }: { rooms: readonly { id: string; name: string }[] }) => (
  <ul className="mb-6 flex flex-col gap-2">
    {rooms.map(({ id, name }) => (
      <li key={id} className="wrap-anywhere rounded-xl border border-primary bg-card p-4">
        A live room is running in <span className="font-semibold">{name}</span>:{' '}
        <Link
          href={`${ROOM_PAGE}?id=${id}`}
          prefetch={false}
          aria-label={`Join the room of ${name}`}
          className="-my-2.5 inline-block py-2.5 font-semibold text-primary underline underline-offset-4"
        >
          Join
        </Link>
      </li>
    ))}
  </ul>
);
