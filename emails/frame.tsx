import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { MailTexts } from './texts';

/** Frame of every mail: a single column, readable on a phone, in light and dark mode. */
export interface FrameProps {
  texts: MailTexts;
  productName: string;
  publicUrl: string;
}

const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background-color: #0b1a22 !important; }
    .card { background-color: #122833 !important; }
    .text, .brand { color: #e6f0f4 !important; }
    .quiet { color: #a9c0cb !important; }
    .secret { background-color: #0b1a22 !important; color: #ffffff !important; }
  }`;

const FONT = { fontFamily: '-apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif' };

export function Frame({
  texts: { language, rich },
  productName,
  publicUrl,
  preview,
  children,
}: FrameProps & { preview: string; children: ReactNode }) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={{ ...FONT, backgroundColor: '#eef4f6', margin: 0, padding: '24px 0' }}>
        <Container
          className="card"
          style={{ backgroundColor: '#ffffff', borderRadius: 12, padding: 32, maxWidth: 520 }}
        >
          <Text className="brand" style={{ color: '#0b4f6c', fontSize: 20, fontWeight: 700, margin: '0 0 16px' }}>
            {productName}
          </Text>
          {children}
          <Text className="quiet" style={{ color: '#526a75', fontSize: 13, margin: '32px 0 0' }}>
            {rich('frame.sentBy', {
              product: productName,
              address: publicUrl.replace(/^https?:\/\//, ''),
              site: (chunks) => <Link href={publicUrl}>{chunks}</Link>,
            })}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="text" style={{ color: '#12303d', fontSize: 16, lineHeight: '24px', margin: '0 0 16px' }}>
      {children}
    </Text>
  );
}

interface QuietProps {
  texts: MailTexts;
  /** Key of a text that says why the person gets this email, with a link that turns such emails off. */
  of: 'corrections.off' | 'outcome.off' | 'reminder.off';
  href: string;
}

export function Quiet({ texts, of, href }: QuietProps) {
  return (
    <Text className="quiet" style={{ color: '#526a75', fontSize: 13, margin: 0 }}>
      {texts.rich(of, { link: (chunks) => <Link href={href}>{chunks}</Link> })}
    </Text>
  );
}

export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '8px 0 24px' }}>
      <Button
        href={href}
        style={{ backgroundColor: '#0b4f6c', borderRadius: 8, color: '#ffffff', fontSize: 16, padding: '12px 20px' }}
      >
        {children}
      </Button>
    </Section>
  );
}

export function Secret({ children }: { children: string }) {
  return (
    <Text
      className="secret"
      style={{
        backgroundColor: '#eef4f6',
        borderRadius: 8,
        color: '#12303d',
        fontFamily: 'Menlo, Consolas, monospace',
        fontSize: 22,
        letterSpacing: 2,
        margin: '0 0 16px',
        padding: '12px 16px',
      }}
    >
      {children}
    </Text>
  );
}
