import type { Metadata } from 'next';
import { pageMetadata } from '@/components/messages/page-metadata';
import { readTranslations } from '@/components/messages/server-texts';
import { type Tool, wordsOf } from '@/lib/tools/rules';

export async function toolMetadata(tool: Tool): Promise<Metadata> {
  const { title, description } = wordsOf(tool, await readTranslations('toolpages'));
  return pageMetadata(tool.path, { title, description });
}
