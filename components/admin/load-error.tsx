import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorText } from '@/lib/browser/api/error-text';

interface LoadErrorProps {
  /** Error to show. Null renders nothing. */
  error: Error | null;
  fallback: string;
  onRetry: () => void;
}

export function LoadError({ error, fallback, onRetry }: LoadErrorProps) {
  if (!error) return null;
  return (
    <Alert variant="error">
      {errorText(error, fallback)}{' '}
      <Button variant="link" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
