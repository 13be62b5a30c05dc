'use client';

import { useId } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Label } from '@/components/ui/label';

interface CheckLineProps {
  label: string;
  isChecked: boolean;
  onToggle: () => void;
}

/** Checkbox with its label. */
export function CheckLine({ label, isChecked, onToggle }: CheckLineProps) {
  const id = useId();
  return (
    <span className="flex min-h-11 items-center gap-3">
      <Checkbox id={id} checked={isChecked} onChange={onToggle} />
      <Label htmlFor={id} className="wrap-anywhere min-w-0">
        {label}
      </Label>
    </span>
  );
}
