'use client';

import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { Sheet, SheetContent, SheetTrigger } from '@/components/ui/sheet';
import { Tooltip } from '@/components/ui/tooltip';
import { Specimen } from './specimen';

export function Overlays() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Specimen
      title="Dialog, ConfirmDialog, Sheet, DropdownMenu, Tooltip"
      note="DialogContent: title, description, locked. ConfirmDialog: open, title, description, confirmLabel, destructive, pending, onConfirm. SheetContent: title, side. Load them on first use on public pages."
    >
      <div className="flex flex-wrap gap-3">
        <Dialog>
          <DialogTrigger asChild>
            <Button variant="outline">Dialog</Button>
          </DialogTrigger>
          <DialogContent title="A dialog" description="What it is for.">
            Its content.
          </DialogContent>
        </Dialog>
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          ConfirmDialog
        </Button>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title="Delete this section?"
          description="Its questions disappear from tests. Past results still show them."
          confirmLabel="Delete section"
          destructive
          onConfirm={() => setIsAsking(false)}
        />
        <Sheet>
          <SheetTrigger asChild>
            <Button variant="outline">Sheet</Button>
          </SheetTrigger>
          <SheetContent title="Filters">Its content.</SheetContent>
        </Sheet>
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="outline">DropdownMenu</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem>Edit</DropdownMenuItem>
            <DropdownMenuSeparator />
            <DropdownMenuItem>Archive</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
        <Tooltip content="A word more.">
          <Button variant="outline">Tooltip</Button>
        </Tooltip>
      </div>
    </Specimen>
  );
}
