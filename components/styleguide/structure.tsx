'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '@/components/ui/card';
import { Pagination } from '@/components/ui/pagination';
import { StatCard } from '@/components/ui/stat-card';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
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
          <StatCard label="Average score" value="82%" note="Right answers of those given, over completed tests." />
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
