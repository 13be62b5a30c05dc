import { Alert } from '@/components/ui/alert';

const MOMENT = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;

/** States how old the cached plan is, while the server cannot be reached. */
export function CachedPlanNote({ readAt }: { readAt: number }) {
  const moment = new Intl.DateTimeFormat('en-US', MOMENT).format(new Date(readAt)).replace(/\u202f/g, ' ');
  return (
    <Alert>
      We can't reach the server. This is your plan from {moment}, saved on this device. Your answers are saved here and
      sent when you're back online.
    </Alert>
  );
}
