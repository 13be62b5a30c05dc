import type { Metadata } from 'next';
import { PRODUCT_NAME } from '@/lib/kernel/product';
import type { Tool } from '@/lib/tools/rules';

export const toolMetadata = ({ path, title, description }: Tool): Metadata => ({
  title,
  description,
  alternates: { canonical: path },
});

/** Structured data of a tool, as a schema.org web application. */
export const toolFacts = ({ path, name, description }: Tool) => ({
  '@type': 'WebApplication',
  name,
  description,
  url: path,
  applicationCategory: 'UtilitiesApplication',
  operatingSystem: 'Any',
  browserRequirements: 'Requires JavaScript',
  inLanguage: 'en-US',
  isAccessibleForFree: true,
  offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  provider: { '@type': 'Organization', name: PRODUCT_NAME, url: '/' },
});
