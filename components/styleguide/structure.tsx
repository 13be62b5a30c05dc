'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ListPage } from '@/components/ui/list-page';
import { LocalTime } from '@/components/ui/local-time';
import { Pagination } from '@/components/ui/pagination';
import { StatCard } from '@/components/ui/stat-card';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { Wording } from '@/components/ui/wording';
import { Specimen } from './specimen';

export function Structure() {
  const [page, setPage] = useState(0);
  return (
    <>
      <Specimen
        title="Card and StatCard"
        note="Card with CardHeader, CardTitle, CardDescription, CardContent, CardFooter. StatCard: label, value, note (how it is worked out), icon."
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <Card>
            <CardHeader>
              <CardTitle>A card</CardTitle>
              <CardDescription>What it is about.</CardDescription>
            </CardHeader>
            <CardContent>Its content.</CardContent>
            <CardFooter>
              <Button variant="outline">What to do</Button>
            </CardFooter>
          </Card>
          <StatCard label="Average score" value="82%" note="Share of right answers in completed tests." />
        </div>
      </Specimen>
      <Specimen
        title="Table and Pagination"
        note="Table: caption, captionHidden; scrolls in its own box. Pagination: page from 0, totalPages, onPageChange."
      >
        <Table caption="Recent attempts">
          <TableHead>
            <tr>
              <TableHeader>Section</TableHeader>
              <TableHeader className="text-right">Score</TableHeader>
            </tr>
          </TableHead>
          <TableBody>
            <TableRow>
              <TableHeader scope="row">Core</TableHeader>
              <TableCell className="text-right">84%</TableCell>
            </TableRow>
          </TableBody>
        </Table>
        <div className="mt-4">
          <Pagination page={page} totalPages={3} onPageChange={setPage} />
        </div>
      </Specimen>
      <Specimen
        title="ListPage"
        note="list, empty, onFirstPage: the items, that there are none, or a page past the end, as here."
      >
        <ListPage
          list={{ items: [], totalItems: 42, totalPages: 3 }}
          empty={<EmptyState title="No Favorites Yet" />}
          onFirstPage={() => setPage(0)}
        >
          The items.
        </ListPage>
      </Specimen>
      <Specimen
        title="Wording and LocalTime"
        note="Wording keeps a figure and its unit, or a refrigerant's name, on one line. LocalTime shows an instant in the reader's time zone."
      >
        <p className="max-w-56">
          <Wording text="An appliance with 50 lb of R-410A or more, as Section 608 and 40 CFR 82.157 say." />
        </p>
        <p className="mt-2">
          <LocalTime instant="2026-01-01T17:30:00.000Z" />
        </p>
      </Specimen>
      <Specimen title="Tabs" note="Tabs, TabsList (with aria-label), TabsTrigger, TabsContent: radix's own props.">
        <Tabs defaultValue="one">
          <TabsList aria-label="Specimen">
            <TabsTrigger value="one">View Sections</TabsTrigger>
            <TabsTrigger value="two">View Questions</TabsTrigger>
          </TabsList>
          <TabsContent value="one">The first panel.</TabsContent>
          <TabsContent value="two">The second panel.</TabsContent>
        </Tabs>
      </Specimen>
    </>
  );
}
