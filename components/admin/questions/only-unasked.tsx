import { type ReactNode, useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';

interface OnlyUnaskedProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/**
 * Checkbox for withdrawing questions that people have answered. The admin confirms that the questions were correct;
 * wrong questions must be corrected in the editor.
 */
export function OnlyUnasked({ checked, onChange, children }: OnlyUnaskedProps) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <Checkbox
        id={id}
        className="mt-0.5"
        checked={checked}
        aria-describedby={`${id}-otherwise`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <label htmlFor={id} className="cursor-pointer">
          {children}
        </label>
        <span id={`${id}-otherwise`} className="block text-muted-foreground text-sm">
          Was a question wrong? Open it in the editor, archive it there, and record the correction.
        </span>
      </span>
    </div>
  );
}
