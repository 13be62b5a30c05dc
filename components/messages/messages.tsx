import type { ReactNode } from 'react';
import { LOCALES } from '@/lib/kernel/language';
import { readPageLanguage } from '@/lib/kernel/page-language';
import { loadMessages } from './catalog';
import { MoreMessages, SiteMessages } from './messages-provider';
import type { Namespace } from './sources';

/** Namespaces that the header and its dialogs use on every page. */
const EVERYWHERE = ['site', 'menu', 'auth'] as const satisfies readonly Namespace[];

interface MessagesProps {
  /** Namespaces that client components below use. Each is sent with the page. */
  of: readonly Namespace[];
  children: ReactNode;
}

/** Gives client components the texts of these namespaces, besides those of every page. */
export async function Messages({ of, children }: MessagesProps) {
  return <MoreMessages messages={loadMessages(await readPageLanguage(), of)}>{children}</MoreMessages>;
}

/** Gives the client components of a document its language and the texts of every page. */
export async function DocumentMessages({ children }: { children: ReactNode }) {
  const language = await readPageLanguage();
  return (
    <SiteMessages locale={LOCALES[language]} messages={loadMessages(language, EVERYWHERE)}>
      {children}
    </SiteMessages>
  );
}
