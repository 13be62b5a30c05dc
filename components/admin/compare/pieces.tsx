import { cn } from '@/components/ui/cn';
import type { Piece } from './word-diff';

export const Plain = ({ text }: { text: string }) => (
  <span dir="auto" className="break-words">
    {text}
  </span>
);

/** Text in which the differences from another text are marked as `del` or `ins`. */
export function Pieces({ pieces, kind: Mark }: { pieces: Piece[]; kind: 'del' | 'ins' }) {
  return (
    <span dir="auto" className="break-words">
      {pieces.map(({ text, isShared }, place) =>
        isShared ? (
          text
        ) : (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no identity but their position.
            key={place}
            className={cn(
              'rounded-sm',
              Mark === 'del'
                ? 'bg-error-surface text-error-foreground line-through'
                : 'bg-success-surface text-success-foreground underline',
            )}
          >
            {text}
          </Mark>
        ),
      )}
    </span>
  );
}
