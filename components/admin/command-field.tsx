'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from '#texts';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { inputClasses } from '@/components/ui/input';
import { listQuestions } from '@/lib/bank/editing/endpoints';
import { call } from '@/lib/browser/api/call';
import { ADMIN_AREA, listMenu } from '@/lib/kernel/pages';
import { listPeople } from '@/lib/people/endpoints';

const PAGES = [
  ...listMenu('panel', ADMIN_AREA),
  ...listMenu('panelMore', ADMIN_AREA),
  ['/admin/dashboard', 'analyticsDashboard'] as const,
];
/** Maximum number of results of each kind. */
const MOST = 6;
const TYPING_MS = 150;

/** Returns the typed text once typing has paused for `TYPING_MS`. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}

function useFound(search: string) {
  const shared = { enabled: search !== '', placeholderData: keepPreviousData };
  const questions = useQuery({
    ...shared,
    queryKey: ['admin', 'command', 'questions', search],
    queryFn: () => call(listQuestions, { query: { search, state: 'all', page: 0, size: MOST } }),
  });
  const people = useQuery({
    ...shared,
    queryKey: ['admin', 'command', 'people', search],
    queryFn: () => call(listPeople, { query: { search, show: 'everybody', page: 0, size: MOST } }),
  });
  if (search === '') return { questions: [], people: [], isFetching: false };
  return {
    questions: questions.data?.items ?? [],
    people: people.data?.items ?? [],
    isFetching: questions.isFetching || people.isFetching,
  };
}

/** Command field: finds a question by number or words, a person, or an admin page, and opens it. */
export function CommandField({ onClose }: { onClose: () => void }) {
  const t = useTranslations('menu');
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  const { questions, people, isFetching } = useFound(useSettled(words));
  const pages = PAGES.map(([href, name]) => [href, t(name)] as const).filter(([, name]) =>
    name.toLowerCase().includes(words),
  );
  const open = (href: string) => {
    onClose();
    router.push(href);
  };
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Find a question, a person or a page" className="max-w-2xl!">
        <Command label="Find" shouldFilter={false} className="flex flex-col gap-3">
          <Command.Input
            value={typed}
            onValueChange={setTyped}
            maxLength={200}
            placeholder="41, recovery, ana@example.com, audit log"
            className={`${inputClasses} h-12`}
          />
          <Command.List className="max-h-[50dvh] overflow-y-auto">
            <Command.Empty className="p-3 text-muted-foreground">
              {isFetching ? 'Searching…' : 'Nothing found'}
            </Command.Empty>
            <Group heading="Pages">
              {pages.map(([href, name]) => (
                <Entry key={href} value={href} onOpen={open}>
                  {name}
                </Entry>
              ))}
            </Group>
            <Group heading="Questions">
              {questions.map(({ id, text }) => (
                <Entry key={id} value={`/admin/questions?state=all&q=${id}&edit=${id}`} onOpen={open}>
                  <span className="shrink-0 text-muted-foreground tabular-nums">No. {id}</span>
                  <bdi className="truncate">{text}</bdi>
                </Entry>
              ))}
            </Group>
            <Group heading="People">
              {people.map(({ id, email, fullName }) => (
                <Entry
                  key={id}
                  value={`/admin/people?search=${encodeURIComponent(email || words)}#${id}`}
                  onOpen={open}
                >
                  <bdi className="truncate">{fullName}</bdi>
                  {email === fullName ? null : <bdi className="truncate text-muted-foreground">{email}</bdi>}
                </Entry>
              ))}
            </Group>
          </Command.List>
        </Command>
      </DialogContent>
    </Dialog>
  );
}

function Group({ heading, children }: { heading: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Command.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted-foreground [&_[cmdk-group-heading]]:text-sm"
    >
      {children}
    </Command.Group>
  );
}

function Entry({ value, onOpen, children }: { value: string; onOpen: (href: string) => void; children: ReactNode }) {
  return (
    <Command.Item
      value={value}
      onSelect={() => onOpen(value)}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 data-[selected=true]:bg-muted"
    >
      {children}
    </Command.Item>
  );
}
