'use client';

import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { useListFocus } from '@/components/ui/use-list-focus';
import type { ClassView, PlaceView } from '@/lib/classes/contract';
import { nameKey } from '@/lib/kernel/names';
import { StudentDialog } from './student-dialog';

interface StudentListProps {
  shown: ClassView;
  onChange: (changed: ClassView) => void;
}

/** Names that stand there more than once, as students' who have joined with two devices do. */
function namesakesOf(places: readonly PlaceView[]): Set<string> {
  const keys = places.map(({ name }) => nameKey(name));
  return new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
}

export function StudentList({ shown, onChange }: StudentListProps) {
  const [edited, setEdited] = useState<PlaceView | null>(null);
  const { list, markLeaving } = useListFocus();
  const namesakes = namesakesOf(shown.places);
  return (
    <Card>
      <CardHeader>
        <CardTitle>Students</CardTitle>
      </CardHeader>
      <CardContent>
        {shown.places.length === 0 ? <p className="text-muted-foreground">No names yet.</p> : null}
        <ul ref={list} className="divide-y divide-border">
          {shown.places.map((place) => (
            <li key={place.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              <span className="flex min-w-0 flex-wrap items-center gap-2">
                <span className="wrap-anywhere min-w-0 font-medium">{place.name}</span>
                <Badge variant={place.devices > 0 ? 'success' : 'default'}>
                  {place.devices > 0 ? 'Joined' : 'Not yet'}
                </Badge>
                {place.earlier === 'hidden' ? <Badge variant="warning">Earlier results hidden</Badge> : null}
                {namesakes.has(nameKey(place.name)) ? <Badge variant="warning">Same name twice</Badge> : null}
              </span>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Change ${place.name}`}
                onClick={(event) => {
                  markLeaving(event.currentTarget);
                  setEdited(place);
                }}
              >
                Change
              </Button>
            </li>
          ))}
        </ul>
        {edited ? (
          <StudentDialog
            key={edited.id}
            shown={shown}
            place={edited}
            onChange={onChange}
            onClose={() => setEdited(null)}
          />
        ) : null}
      </CardContent>
    </Card>
  );
}
