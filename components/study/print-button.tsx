'use client';

import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';

export function PrintButton() {
  return (
    <Button variant="outline" onClick={() => window.print()} className="noscript:hidden print:hidden">
      <Printer aria-hidden />
      Print
    </Button>
  );
}
